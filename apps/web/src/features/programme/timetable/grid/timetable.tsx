import { useMemo, useState } from 'react';
import { pluralForm } from '@kongres/content/format/count';
import { fillText } from '@kongres/content/format/marked-text';
import type { Clock } from '../../../../components/clock/use-clock.ts';
import { dayTone } from '../../../../components/tones/day-tone.ts';
import { useLanguage } from '../../../../lib/i18n/language.tsx';
import { useTexts } from '../../../../lib/i18n/texts.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import type { DayData } from '../day.server.ts';
import { GalaBlock } from './gala-block.tsx';
import { HourLine } from './hour-line.tsx';
import { itemsOf } from './items.ts';
import { placeClass } from './place.ts';
import { RoomRow } from './room-row.tsx';
import { SessionBlock } from './session-block.tsx';
import { stateAt } from './session-state.ts';
import styles from './timetable.module.css';
import { aboutOf, namesIn, timeOf } from './words.ts';

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
  const items = useMemo(() => itemsOf(day, now), [day, now]);
  const isOver = (session: DayData['sessions'][number]) => stateAt(session, now) === 'past';
  const past = day.sessions.filter((session) => session.type !== 'break' && isOver(session)).length;
  const isFolded = past > 0 && !isUnfolded && items.some(({ kind }) => kind === 'now');
  const isLeft = ({ id, type }: DayData['sessions'][number]) =>
    left === null || type === 'break' || left.has(id);
  return (
    <div className={`${dayTone(day.n)} ${styles.day}`} data-rooms={day.rooms.length}>
      <RoomRow rooms={day.rooms} clock={clock} />
      {isFolded && (
        <p className={styles.earlier}>
          <button type="button" aria-expanded={false} onClick={() => setUnfolded(true)}>
            {fillText(block.earlier, { sessions: pluralForm(day.forms, 'sessions', past, code) })}
            <Icon name="down" />
          </button>
        </p>
      )}
      <ol
        className={styles.timetable}
        data-folded={isFolded || undefined}
        data-filtered={left ? true : undefined}
      >
        {items.map((item) => {
          switch (item.kind) {
            case 'hour':
              return (
                <HourLine
                  key={item.at}
                  hour={item.hour}
                  clock={clock}
                  isEmpty={!item.hasEvening && !item.sessions.some(isLeft)}
                  isPast={!item.hasEvening && item.sessions.every(isOver)}
                />
              );
            case 'session':
              return (
                <SessionBlock
                  key={item.session.id}
                  session={item.session}
                  room={day.rooms[item.session.room]?.letter}
                  rooms={day.rooms.length}
                  glyph={day.glyphs[item.session.track]}
                  about={aboutOf(item.session, names)}
                  state={stateAt(item.session, now)}
                  isOff={!isLeft(item.session)}
                  clock={clock.leading}
                />
              );
            case 'evening':
              return <GalaBlock key={item.at} galas={item.galas} clock={clock.leading} />;
            case 'now':
              return (
                <li key="now" className={`${styles.now} ${placeClass([item.line, item.line + 1])}`}>
                  <span className="mono">
                    {fillText(block.now, { time: timeOf(new Date(item.at), clock, code) })}
                  </span>
                </li>
              );
          }
        })}
      </ol>
    </div>
  );
}
