import { edition } from '@kongres/content/facts/edition';
import { getDayColourNumber } from '../illustrations/day-colour-number.ts';
import styles from './week-strip.module.css';

/** One stripe per congress day. */
export function WeekStrip() {
  const days = Array.from({ length: edition.dayCount }, (_, index) => index + 1);
  return (
    <svg
      className={styles.week}
      viewBox={`0 0 ${days.length} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {days.map((day) => (
        <rect
          key={day}
          x={day - 1}
          width={1}
          height={1}
          fill={`var(--d${getDayColourNumber(day)})`}
        />
      ))}
    </svg>
  );
}
