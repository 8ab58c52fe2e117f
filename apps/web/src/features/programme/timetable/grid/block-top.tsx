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
  /** Its letter. */
  room: string | undefined;
  /** How many there are that day. */
  rooms: number;
  glyph: DayData['glyphs'][string] | undefined;
  state: SessionState;
  /** Tells the hours where these are not those of the congress. */
  clock: ZoneClock | null;
}

/** Room, hours, track, level and what has become of it. With many rooms the timetable has no place for the end. */
export function BlockTop({ session, room, rooms, glyph, state, clock }: BlockTopProps) {
  const { block } = useTexts('timetable');
  const { starts, ends, isCancelled } = session;
  const isPause = session.type === 'break';
  return (
    <p className={`mono ${styles.top}`} data-rooms={rooms}>
      {room && !isPause && (
        <span className={styles.room}>
          <span className="visually-hidden">{block.room} </span>
          {room}
        </span>
      )}
      <time className={styles.hours} dateTime={starts}>
        {clock ? clock.hours(starts, ends) : session.hours}
      </time>
      <span className={styles.from} aria-hidden="true">
        {clock ? clock.time(starts) : session.from}
      </span>
      {clock && <DayOff days={clock.daysOff(starts)} />}
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

function DayOff({ days }: { days: number }) {
  const { block } = useTexts('timetable');
  if (days === 0) return null;
  return (
    <abbr title={days > 0 ? block.nextDay : block.dayBefore}>{days > 0 ? `+${days}` : days}</abbr>
  );
}
