import type { DeskRoom, DeskSession, LiveSource } from '@kongres/contract/desk/live/live';
import { useDeed } from '../../lib/api/use-deed.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Facts } from '../../components/facts.tsx';
import { Folded } from '../../components/folded.tsx';
import { formatHour, formatTime } from '../../components/format.ts';
import { Refusal } from '../../components/refusal.tsx';
import { Drawer } from '../../components/drawer.tsx';
import styles from '../shared/parts.module.css';
import { Materials } from './materials.tsx';
import { MoveForm } from './move-form.tsx';
import { roomName, wordsIn } from '../shared/names.ts';
import { RecordingPart } from './recording-part.tsx';
import { SessionMark } from './session-list.tsx';
import { SourceFields, useSource } from '../shared/source-form.tsx';
import { sourceText } from '../shared/source-text.ts';
import { useMay } from '../shared/use-may.ts';

interface SessionDrawerProps {
  session: DeskSession;
  rooms: readonly DeskRoom[];
  onClose: () => void;
}

/** A session: moved, called off, restored, shown from elsewhere; and what is left of it. */
export function SessionDrawer({ session, rooms, onClose }: SessionDrawerProps) {
  const { texts, language } = useTexts();
  const may = useMay();
  const { id, title, starts, ends, planned, mark } = session;
  const nameOf = (room: string) =>
    roomName(rooms.find((each) => each.id === room) ?? { id: room, name: null }, texts, language);
  const when = (from: string, to: string) =>
    `${formatTime(from, language)}–${formatHour(to, language)}`;
  return (
    <Drawer takesFocus over={id} title={wordsIn(title, language)} onClose={onClose}>
      <Facts
        facts={[
          [texts.live.time, when(starts, ends)],
          [texts.live.place, nameOf(session.room)],
          [
            texts.live.planned,
            planned && (
              <s key="planned">
                {when(planned.starts, planned.ends)}, {nameOf(planned.room)}
              </s>
            ),
          ],
          [
            texts.live.state,
            (planned || session.isCancelled) && <SessionMark key="state" session={session} />,
          ],
        ]}
      />
      {may('sessionMove') && (
        // Another hand at it: what was typed here was meant for how it stood before.
        <MoveForm key={mark} session={session} rooms={rooms} />
      )}
      {may('liveSource') && (
        <Folded
          title={`${texts.live.source.own}: ${session.source ? sourceText(session.source, texts) : texts.live.source.fromRoom}`}
        >
          <OwnSource id={id} source={session.source} />
        </Folded>
      )}
      <RecordingPart session={session} />
      <Materials session={session} />
    </Drawer>
  );
}

function OwnSource({ id, source }: { id: string; source: LiveSource | null }) {
  const { texts } = useTexts();
  const chosen = useSource(source);
  const deed = useDeed<{ id: string; source: LiveSource | null }, object>('liveSource', () => {});
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (!deed.isBusy) deed.act({ id, source: chosen.source });
      }}
    >
      <SourceFields chosen={chosen} />
      <Refusal error={deed.refusal} />
      <p className={styles.row}>
        <button type="submit" className="small" aria-disabled={deed.isBusy}>
          {texts.live.source.save}
        </button>
        {source && (
          <button type="button" className="small" onClick={() => deed.act({ id, source: null })}>
            {texts.live.source.ofRoom}
          </button>
        )}
      </p>
      <p role="status">{deed.answer && source && texts.live.source.saved}</p>
    </form>
  );
}
