import { fillText } from '@kongres/content/format/marked-text';
import { useTexts } from '../../../../lib/i18n/texts.tsx';
import type { Clock } from '../../../../components/clock/use-clock.ts';
import type { DayData } from '../day.server.ts';
import styles from './hour-line.module.css';
import { placeClass } from './place.ts';

interface HourLineProps {
  hour: DayData['hours'][number];
  clock: Clock;
  /** Nothing begins in it: the list does without it. */
  isEmpty: boolean;
  isPast: boolean;
}

/** An hour by the leading clock, and below it by the other. */
export function HourLine({ hour, clock: { leading, other }, isEmpty, isPast }: HourLineProps) {
  const { block } = useTexts('timetable');
  return (
    <li
      className={`${styles.hour} ${placeClass([hour.line, hour.line + 1])}`}
      data-empty={isEmpty || undefined}
      data-state={isPast ? 'past' : undefined}
    >
      <h2>
        {leading ? leading.time(hour.at) : hour.label}
        {other && (
          <span className="mono">
            {leading ? other.time(hour.at) : fillText(block.yours, { time: other.time(hour.at) })}
          </span>
        )}
      </h2>
    </li>
  );
}
