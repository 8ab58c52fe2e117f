import { fillText } from '@kongres/content/format/marked-text';
import { useTexts } from '../../../../lib/i18n/texts.tsx';
import type { Clock } from '../../../../components/clock/use-clock.ts';
import type { DayData } from '../day.server.ts';
import styles from './hour-line.module.css';
import { getPlaceClass } from './place-class.ts';

interface HourLineProps {
  hour: DayData['hours'][number];
  clock: Clock;
  /** Nothing starts in this hour; hidden in the list. */
  isEmpty: boolean;
  isPast: boolean;
}

/** The hour in the primary time zone, and below it in the secondary one. */
export function HourLine({
  hour,
  clock: { primaryClock: leading, secondaryClock: other },
  isEmpty,
  isPast,
}: HourLineProps) {
  const { block } = useTexts('timetable');
  return (
    <li
      className={`${styles.hour} ${getPlaceClass([hour.line, hour.line + 1])}`}
      data-empty={isEmpty || undefined}
      data-state={isPast ? 'past' : undefined}
    >
      <h2>
        {leading ? leading.formatTime(hour.at) : hour.label}
        {other && (
          <span className="mono">
            {leading
              ? other.formatTime(hour.at)
              : fillText(block.yours, { time: other.formatTime(hour.at) })}
          </span>
        )}
      </h2>
    </li>
  );
}
