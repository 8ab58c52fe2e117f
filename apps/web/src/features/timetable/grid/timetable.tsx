import { Fragment, useMemo, useState } from 'react';
import { pluralForm } from '@kongres/content/format/count';
import { dayTone } from '../../../blocks/tones/day-tone.ts';
import { fill } from '../../../i18n/fill.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Clock } from '../clock/use-clock.ts';
import type { DayData } from '../day.server.ts';
import { GalaBlock } from './gala-block.tsx';
import { HourLine } from './hour-line.tsx';
import { nowLine } from './now-line.ts';
import { placeClass } from './place.ts';
import { RoomRow } from './room-row.tsx';
import { SessionBlock } from './session-block.tsx';
import { stateAt } from './session-state.ts';
import styles from './timetable.module.css';
import { aboutOf, eveningsOf, namesIn, timeOf } from './words.ts';

interface TimetableProps {
  day: DayData;
  /** The sessions that the filter has left; null for all. */
  left: ReadonlySet<string> | null;
  clock: Clock;
  now: Date | null;
}

/**
 * One list, by time and room: a timetable where there is room for it, a list elsewhere, and a list to whoever listens.
 * The hours are its headings.
 */
export function Timetable({ day, left, clock, now }: TimetableProps) {
  const { block } = useTexts('timetable');
  const { id: code } = useLanguage();
  const [isUnfolded, setUnfolded] = useState(false);
  const names = useMemo(() => namesIn(day), [day]);
  const current = nowLine(day, now);
  const past = day.sessions.filter((session) => stateAt(session, now) === 'past');
  const isFolded = current !== null && past.length > 0 && !isUnfolded;
  const nowIndex = current === null ? -1 : day.hours.findLastIndex(({ line }) => line <= current);
  return (
    <div className={`${dayTone(day.n)} ${styles.day}`} data-rooms={day.rooms.length}>
      <RoomRow rooms={day.rooms} clock={clock} />
      {isFolded && (
        <p className={styles.earlier}>
          <button type="button" aria-expanded={false} onClick={() => setUnfolded(true)}>
            {fill(block.earlier, {
              sessions: pluralForm(day.forms, 'sessions', past.length, code),
            })}
            <Icon name="down" />
          </button>
        </p>
      )}
      <ol
        className={styles.timetable}
        data-rooms={day.rooms.length}
        data-folded={isFolded || undefined}
        data-filtered={left ? true : undefined}
      >
        {day.hours.map((hour, index) => {
          const until = day.hours[index + 1]?.line ?? Infinity;
          const inHour = ({ lines }: { lines: readonly [number, number] }) =>
            lines[0] >= hour.line && lines[0] < until;
          const sessions = day.sessions.filter(inHour);
          return (
            <Fragment key={hour.at}>
              <HourLine
                hour={hour}
                clock={clock}
                isEmpty={
                  !sessions.some(({ id }) => !left || left.has(id)) && !day.evenings.some(inHour)
                }
                isPast={
                  now !== null && sessions.every((session) => stateAt(session, now) === 'past')
                }
              />
              {sessions.map((session) => (
                <SessionBlock
                  key={session.id}
                  session={session}
                  room={session.type === 'break' ? undefined : day.rooms[session.room]?.letter}
                  rooms={day.rooms.length}
                  glyph={session.type === 'break' ? undefined : day.glyphs[session.track]}
                  about={aboutOf(session, names)}
                  state={stateAt(session, now)}
                  isOff={left !== null && session.type !== 'break' && !left.has(session.id)}
                  clock={clock.leading}
                />
              ))}
              {eveningsOf(day.evenings.filter(inHour)).map((galas) => (
                <GalaBlock
                  key={galas[0]?.id}
                  galas={galas}
                  state={galas[0] ? stateAt(galas[0], now) : 'ahead'}
                  clock={clock.leading}
                />
              ))}
              {index === nowIndex && current !== null && now && (
                <li className={`${styles.now} ${placeClass([current, current + 1])}`}>
                  <span className="mono">
                    {fill(block.now, { time: timeOf(now, clock, code) })}
                  </span>
                </li>
              )}
            </Fragment>
          );
        })}
      </ol>
    </div>
  );
}
