import { useMemo, useState } from 'react';
import { formatPlural } from '@kongres/content/format/count';
import { fillText } from '@kongres/content/format/marked-text';
import type { Clock } from '../../../../components/clock/use-clock.ts';
import { getDayToneClass } from '../../../../components/tones/day-tone.ts';
import { useLanguage } from '../../../../lib/i18n/language.tsx';
import { useTexts } from '../../../../lib/i18n/texts.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import type { DayData } from '../day.server.ts';
import { GalaBlock } from './gala-block.tsx';
import { HourLine } from './hour-line.tsx';
import { listTimetableItems } from './timetable-items.ts';
import { getPlaceClass } from './place-class.ts';
import { RoomRow } from './room-row.tsx';
import { SessionBlock } from './session-block.tsx';
import { getSessionState } from './session-state.ts';
import styles from './timetable.module.css';
import { describeSession, mapFacetNames, formatClockTime } from './timetable-labels.ts';

interface TimetableProps {
  day: DayData;
  /** Null while no filter is active. */
  matchingIds: ReadonlySet<string> | null;
  clock: Clock;
  now: Date | null;
}

/** One list for all layouts: a grid on wide screens, a list on narrow ones and for screen readers. */
export function Timetable({ day, matchingIds, clock, now }: TimetableProps) {
  const { block } = useTexts('timetable');
  const { id: code } = useLanguage();
  const [isExpanded, setExpanded] = useState(false);
  const names = useMemo(() => mapFacetNames(day), [day]);
  const items = useMemo(() => listTimetableItems(day, now), [day, now]);
  const isOver = (session: DayData['sessions'][number]) => getSessionState(session, now) === 'past';
  const past = day.sessions.filter((session) => session.type !== 'break' && isOver(session)).length;
  const isPastCollapsed = past > 0 && !isExpanded && items.some(({ kind }) => kind === 'now');
  const isMatch = ({ id, type }: DayData['sessions'][number]) =>
    matchingIds === null || type === 'break' || matchingIds.has(id);
  return (
    <div className={`${getDayToneClass(day.n)} ${styles.day}`} data-rooms={day.rooms.length}>
      <RoomRow rooms={day.rooms} clock={clock} />
      {isPastCollapsed && (
        <p className={styles.earlier}>
          <button type="button" aria-expanded={false} onClick={() => setExpanded(true)}>
            {fillText(block.earlier, { sessions: formatPlural(day.forms, 'sessions', past, code) })}
            <Icon name="down" />
          </button>
        </p>
      )}
      <ol
        className={styles.timetable}
        data-folded={isPastCollapsed || undefined}
        data-filtered={matchingIds ? true : undefined}
      >
        {items.map((item) => {
          switch (item.kind) {
            case 'hour':
              return (
                <HourLine
                  key={item.at}
                  hour={item.hour}
                  clock={clock}
                  isEmpty={!item.hasEvening && !item.sessions.some(isMatch)}
                  isPast={!item.hasEvening && item.sessions.every(isOver)}
                />
              );
            case 'session':
              return (
                <SessionBlock
                  key={item.session.id}
                  session={item.session}
                  room={day.rooms[item.session.room]?.letter}
                  roomCount={day.rooms.length}
                  glyph={day.glyphs[item.session.track]}
                  about={describeSession(item.session, names)}
                  state={getSessionState(item.session, now)}
                  isFilteredOut={!isMatch(item.session)}
                  clock={clock.primaryClock}
                />
              );
            case 'evening':
              return <GalaBlock key={item.at} galas={item.galas} clock={clock.primaryClock} />;
            case 'now':
              return (
                <li
                  key="now"
                  className={`${styles.now} ${getPlaceClass([item.line, item.line + 1])}`}
                >
                  <span className="mono">
                    {fillText(block.now, { time: formatClockTime(new Date(item.at), clock, code) })}
                  </span>
                </li>
              );
          }
        })}
      </ol>
    </div>
  );
}
