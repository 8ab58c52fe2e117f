import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { buttonClass } from '@kongres/ui/button.ts';
import { usePart } from '../../../lib/deferred-hydration/use-part.ts';
import { ForeignSource } from './foreign-source.tsx';
import type { PlayerProps } from './player.tsx';
import { StageNote } from './stage-note.tsx';
import type { useVisit } from './use-visit.ts';
import type { RefusedBy } from './visit.ts';

/** The player is larger than the rest of the page: it comes with the first room that needs it. */
const loadPlayer = () => import('./player.tsx');

interface StageProps {
  visit: ReturnType<typeof useVisit>;
  token: string;
  roomName: string;
  label: string;
  /** For a recording, which is no room: where it begins, who hears how far it is, and other words. */
  recording?: {
    startAt: number;
    onTime: (seconds: number) => void;
    refused: Partial<Record<RefusedBy, { heading: string; text: string; button: string }>>;
  };
  agreement: string;
  elapsed: { share: number; words: string } | null;
  elsewhere: ReactNode;
  onBroken: (isBroken: boolean) => void;
}

/** What is where the picture belongs: the picture, a question, or why there is none. */
export function Stage(props: StageProps) {
  const { visit, token, roomName, label, recording, agreement, elapsed, elsewhere, onBroken } =
    props;
  const { room } = useTexts('live');
  const { ticket } = useTexts('congress');
  const { state, again, renewNow } = visit;
  if (state.is === 'entering') {
    return <StageNote title={room.entering.heading} text={room.entering.text} isStatus />;
  }
  if (state.is === 'asked') {
    const { heading, text, button } = room.agree;
    return (
      <StageNote title={heading} text={text} isStatus>
        <p>{agreement}</p>
        <button
          type="button"
          className={buttonClass('primary')}
          onClick={() => again({ isAgreed: true })}
        >
          {button}
        </button>
      </StageNote>
    );
  }
  if (state.is === 'refused') {
    const { heading, text, button } = recording?.refused[state.why] ?? room.refused[state.why];
    return (
      <StageNote title={heading} text={text} isStatus>
        {button && (
          <button type="button" className={buttonClass('primary')} onClick={() => again()}>
            {button}
          </button>
        )}
        {state.why === 'ticket_ended' && (
          <LocalLink className={buttonClass('primary')} to="order" hash={`#${token}`}>
            {ticket.order}
          </LocalLink>
        )}
      </StageNote>
    );
  }
  const { source, path } = state.inside;
  if (source.kind !== 'stream') return <ForeignSource source={source} roomName={roomName} />;
  if (!path) {
    return (
      <StageNote {...room.broken} isStatus>
        {elsewhere}
      </StageNote>
    );
  }
  return (
    <OwnStream
      path={path}
      label={label}
      startAt={recording?.startAt}
      onTime={recording?.onTime}
      elapsed={elapsed}
      elsewhere={elsewhere}
      onEnded={renewNow}
      onBroken={onBroken}
    />
  );
}

function OwnStream(props: PlayerProps) {
  const { player } = useTexts('live').room;
  const part = usePart(loadPlayer);
  return part ? <part.Player {...props} /> : <StageNote title={player.loading} />;
}
