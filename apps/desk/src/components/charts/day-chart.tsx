import { useState, type ReactNode } from 'react';
import { currency } from '@kongres/content/facts/tickets';
import { fillText } from '@kongres/content/format/marked-text';
import { useTexts } from '../../i18n/texts.tsx';
import styles from './day-chart.module.css';
import { SegmentedControl } from '../segmented-control.tsx';
import { formatCount, formatShortDate, formatRoundedAmount } from '../format.ts';
import { Pane } from '../panes/panes.tsx';

const width = 600;
const height = 160;

type Measure = 'tickets' | 'netMinor';

interface DayChartProps {
  title: string;
  /** Consecutive days, ending today. */
  days: readonly ({ day: string } & Record<Measure, number>)[];
  choice?: ReactNode;
  isTall?: boolean;
  children?: ReactNode;
}

/** Bar chart of days; each bar has its number as a title. */
export function DayChart({ title, days, choice, isTall = false, children }: DayChartProps) {
  const { texts, language } = useTexts();
  const words = texts.chart;
  const [measure, setMeasure] = useState<Measure>('tickets');
  const most = Math.max(...days.map((day) => day[measure]));
  const axisMaximum = roundUpAxisMaximum(most);
  const step = width / days.length;
  const formatValue = (value: number) =>
    measure === 'tickets'
      ? formatCount(value, language)
      : formatRoundedAmount(value, currency, language);
  return (
    <Pane
      title={title}
      aside={
        <div className={styles.choices}>
          {choice}
          <SegmentedControl
            label={words.measure}
            options={[
              ['tickets', words.tickets],
              ['netMinor', words.net],
            ]}
            value={measure}
            onChange={setMeasure}
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
        aria-label={fillText(words.description, {
          days: formatCount(days.length, language),
          most: formatValue(most),
        })}
      >
        {[0, 1, 2, 3].map((line) => (
          <path key={line} className={styles.line} d={`M0 ${(height * line) / 3}H${width}`} />
        ))}
        {days.map((day, index) => {
          const barHeight = (day[measure] / axisMaximum) * height;
          return (
            <rect
              key={day.day}
              className={index === days.length - 1 ? styles.barToday : styles.bar}
              data-quiet={isWeekend(day.day)}
              x={index * step + step * 0.13}
              width={step * 0.74}
              y={height - barHeight}
              height={barHeight}
            >
              <title>{`${formatShortDate(day.day, language)}: ${formatValue(day[measure])}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className={`mono ${styles.axis}`}>
        <span>{formatShortDate(days[0]?.day ?? '', language)}</span>
        <span>{fillText(words.upTo, { top: formatValue(axisMaximum) })}</span>
        <span>{words.today}</span>
      </p>
      {children}
    </Pane>
  );
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}

/** The next round number that is divisible into three steps. */
export function roundUpAxisMaximum(most: number): number {
  if (most <= 0) return 3;
  const scale = 10 ** Math.floor(Math.log10(most));
  const steps = [1.2, 1.5, 3, 6, 9, 12].map((step) => Math.ceil(step * scale));
  return steps.find((step) => step >= most && step % 3 === 0) ?? Math.ceil(most / 3) * 3;
}
