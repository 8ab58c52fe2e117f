import type { ZoneClock } from '../../../../components/clock/zone-clock.ts';
import { LevelBars } from '../../../../components/session/level-bars.tsx';
import { TrackGlyph } from '../../../../components/session/track-glyph.tsx';
import { Tag } from '../../../../components/tag.tsx';
import { useTexts } from '../../../../lib/i18n/texts.tsx';
import type { DayData } from '../day.server.ts';
import type { SessionState } from './session-state.ts';
import styles from './block-top.module.css';

export interface BlockTopProps {
  session: DayData['sessions'][number];
  /** Letter of the room. */
  room: string | undefined;
  /** Number of rooms in use that day. */
  roomCount: number;
  glyph: DayData['glyphs'][string] | undefined;
  state: SessionState;
  /** Null while times are shown in the time zone of the congress. */
  clock: ZoneClock | null;
}

/** Shows only the start time where the columns are narrow. */
export function BlockTop({ session, room, roomCount, glyph, state, clock }: BlockTopProps) {
  const { block } = useTexts('timetable');
  const { starts, ends, isCancelled } = session;
  const isPause = session.type === 'break';
  return (
    <p className={`mono ${styles.top}`} data-rooms={roomCount}>
      {room && !isPause && (
        <span className={styles.room}>
          <span className="visually-hidden">{block.room} </span>
          {room}
        </span>
      )}
      <time className={styles.hours} dateTime={starts}>
        {clock ? clock.formatHours(starts, ends) : session.hours}
      </time>
      <span className={styles.from} aria-hidden="true">
        {clock ? clock.formatTime(starts) : session.from}
      </span>
      {clock && <DayOffset days={clock.getDayOffset(starts)} />}
      {glyph && !isPause && <TrackGlyph name={glyph} />}
      {session.level && <LevelBars level={session.level} />}
      {isCancelled && <Tag>{block.cancelled}</Tag>}
      {session.moved && !isCancelled && <Tag>{block.moved}</Tag>}
      {state !== 'ahead' && !isCancelled && (
        <span className={styles.state} data-state={state}>
          {block[state]}
        </span>
      )}
    </p>
  );
}

function DayOffset({ days }: { days: number }) {
  const { block } = useTexts('timetable');
  if (days === 0) return null;
  return (
    <abbr title={days > 0 ? block.nextDay : block.dayBefore}>{days > 0 ? `+${days}` : days}</abbr>
  );
}
