import { congressDays } from '../shared/wall-clock.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { formatWeekday } from '../shared/weekday.ts';
import styles from '../shared/live.module.css';

interface DayTabsProps {
  day: number;
  today: number | null;
  onChoose: (day: number) => void;
}

export function DayTabs({ day, today, onChoose }: DayTabsProps) {
  const { texts, language } = useTexts();
  return (
    <div className={styles.days} role="group" aria-label={texts.live.days}>
      {congressDays.map((date, index) => (
        <button
          key={date}
          type="button"
          aria-pressed={day === index + 1}
          onClick={() => onChoose(index + 1)}
        >
          {formatWeekday(date, language)}
          {today === index + 1 && <small>{texts.live.today}</small>}
        </button>
      ))}
    </div>
  );
}
