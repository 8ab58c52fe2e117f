import { useState } from 'react';
import { currency } from '@kongres/content/facts/tickets';
import type { Overview } from '@kongres/contract/desk/overview';
import { fill, useTexts } from '../texts/texts.tsx';
import { formatCount, formatShortDay, formatWhole } from '../ui/format.ts';
import { topOf } from './top-of.ts';
import styles from './overview.module.css';

const width = 600;
const height = 160;

type Measure = 'tickets' | 'netMinor';

/** Thirty days as bars; the numbers stand in the words of each. */
export function DayChart({ days }: { days: Overview['days'] }) {
  const { texts, language } = useTexts();
  const words = texts.overview;
  const [measure, setMeasure] = useState<Measure>('tickets');
  const top = topOf(Math.max(...days.map((day) => day[measure])));
  const step = width / days.length;
  const told = (value: number) =>
    measure === 'tickets' ? formatCount(value, language) : formatWhole(value, currency, language);
  return (
    <section aria-labelledby="by-day">
      <div className={styles.title}>
        <h2 id="by-day">{words.byDay}</h2>
        <p className={styles.measures}>
          {(['tickets', 'netMinor'] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={measure === each}
              onClick={() => setMeasure(each)}
            >
              {each === 'tickets' ? words.tickets : words.netWord}
            </button>
          ))}
        </p>
      </div>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={fill(words.chart, { most: told(Math.max(...days.map((day) => day[measure]))) })}
      >
        {[0, 1, 2, 3].map((line) => (
          <path key={line} className={styles.line} d={`M0 ${(height * line) / 3}H${width}`} />
        ))}
        {days.map((day, index) => {
          const high = (day[measure] / top) * height;
          return (
            <rect
              key={day.day}
              className={index === days.length - 1 ? styles.barToday : styles.bar}
              data-quiet={isWeekend(day.day)}
              x={index * step + step * 0.13}
              width={step * 0.74}
              y={height - high}
              height={high}
            >
              <title>{`${formatShortDay(day.day, language)}: ${told(day[measure])}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className={`mono ${styles.axis}`}>
        <span>{formatShortDay(days[0]?.day ?? '', language)}</span>
        <span>{fill(words.upTo, { top: told(top) })}</span>
        <span>{words.todayWord}</span>
      </p>
    </section>
  );
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}
