import { useState, type ReactNode } from 'react';
import { currency } from '@kongres/content/facts/tickets';
import { fillText } from '@kongres/content/format/marked-text';
import { useTexts } from '../../i18n/texts.tsx';
import styles from './day-chart.module.css';
import { Either } from '../either.tsx';
import { formatCount, formatShortDay, formatWhole } from '../format.ts';
import { Pane } from '../panes/panes.tsx';

const width = 600;
const height = 160;

type Measure = 'tickets' | 'netMinor';

interface DayChartProps {
  title: string;
  /** One after the other, today the last. */
  days: readonly ({ day: string } & Record<Measure, number>)[];
  /** What else can be chosen of it. */
  choice?: ReactNode;
  /** Whether it stands beside a long table. */
  isTall?: boolean;
  /** What is to be said of it. */
  children?: ReactNode;
}

/** Days as bars; the numbers stand in the words of each. */
export function DayChart({ title, days, choice, isTall = false, children }: DayChartProps) {
  const { texts, language } = useTexts();
  const words = texts.chart;
  const [measure, setMeasure] = useState<Measure>('tickets');
  const most = Math.max(...days.map((day) => day[measure]));
  const top = topOf(most);
  const step = width / days.length;
  const told = (value: number) =>
    measure === 'tickets' ? formatCount(value, language) : formatWhole(value, currency, language);
  return (
    <Pane
      title={title}
      aside={
        <div className={styles.choices}>
          {choice}
          <Either
            label={words.measure}
            options={[
              ['tickets', words.tickets],
              ['netMinor', words.net],
            ]}
            value={measure}
            onChoose={setMeasure}
          />
        </div>
      }
    >
      <svg
        className={styles.chart}
        data-tall={isTall}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={fillText(words.told, {
          days: formatCount(days.length, language),
          most: told(most),
        })}
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
        <span>{fillText(words.upTo, { top: told(top) })}</span>
        <span>{words.today}</span>
      </p>
      {children}
    </Pane>
  );
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}

/** The next round number that three steps divide: what the axis of a chart ends at. */
export function topOf(most: number): number {
  if (most <= 0) return 3;
  const scale = 10 ** Math.floor(Math.log10(most));
  const steps = [1.2, 1.5, 3, 6, 9, 12].map((step) => Math.ceil(step * scale));
  return steps.find((step) => step >= most && step % 3 === 0) ?? Math.ceil(most / 3) * 3;
}
