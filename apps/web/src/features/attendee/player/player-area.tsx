import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { getButtonClass } from '@kongres/ui/button.ts';
import { useLazyPart } from '../../../lib/deferred-hydration/use-lazy-part.ts';
import { ExternalSource } from './external-source.tsx';
import type { PlayerProps } from './player.tsx';
import { PlayerNotice } from './player-notice.tsx';
import type { useRoomSeat } from './use-room-seat.ts';
import type { SeatRefusal } from './room-seat.ts';

/** Loaded on demand: the player is larger than the rest of the page. */
const loadPlayer = () => import('./player.tsx');

interface PlayerAreaProps {
  seat: ReturnType<typeof useRoomSeat>;
  token: string;
  roomName: string;
  label: string;
  /** For a recording only; `refused` replaces the texts of a live room. */
  recording?: {
    startAt: number;
    onTime: (seconds: number) => void;
    refused: Partial<Record<SeatRefusal, { heading: string; text: string; button: string }>>;
  };
  agreement: string;
  elapsed: { share: number; words: string } | null;
  openRooms: ReactNode;
  onBroken: (isBroken: boolean) => void;
}

export function PlayerArea(props: PlayerAreaProps) {
  const { seat, token, roomName, label, recording, agreement, elapsed, openRooms, onBroken } =
    props;
  const { room } = useTexts('live');
  const { ticket } = useTexts('congress');
  const { state, retry, renewNow } = seat;
  if (state.is === 'entering') {
    return <PlayerNotice title={room.entering.heading} text={room.entering.text} isStatus />;
  }
  if (state.is === 'agreement_required') {
    const { heading, text, button } = room.agree;
    return (
      <PlayerNotice title={heading} text={text} isStatus>
        <p>{agreement}</p>
        <button
          type="button"
          className={getButtonClass('primary')}
          onClick={() => retry({ isAgreed: true })}
        >
          {button}
        </button>
      </PlayerNotice>
    );
  }
  if (state.is === 'refused') {
    const { heading, text, button } =
      recording?.refused[state.reason] ?? room.refused[state.reason];
    return (
      <PlayerNotice title={heading} text={text} isStatus>
        {button && (
          <button type="button" className={getButtonClass('primary')} onClick={() => retry()}>
            {button}
          </button>
        )}
        {state.reason === 'ticket_ended' && (
          <LocalLink className={getButtonClass('primary')} to="order" hash={`#${token}`}>
            {ticket.order}
          </LocalLink>
        )}
      </PlayerNotice>
    );
  }
  const { source, path } = state.inside;
  if (source.kind !== 'stream') return <ExternalSource source={source} roomName={roomName} />;
  if (!path) {
    return (
      <PlayerNotice {...room.broken} isStatus>
        {openRooms}
      </PlayerNotice>
    );
  }
  return (
    <StreamPlayer
      path={path}
      label={label}
      startAt={recording?.startAt}
      onTime={recording?.onTime}
      elapsed={elapsed}
      openRooms={openRooms}
      onPathExpired={renewNow}
      onBroken={onBroken}
    />
  );
}

function StreamPlayer(props: PlayerProps) {
  const { player } = useTexts('live').room;
  const part = useLazyPart(loadPlayer);
  return part ? <part.Player {...props} /> : <PlayerNotice title={player.loading} />;
}
