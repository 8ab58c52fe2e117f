import { useMemo } from 'react';
import { useClock } from '../../../components/clock/use-clock.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { WeekChart } from './chart/week-chart.tsx';
import type { MyWeekData } from './my-week.server.ts';
import { buildWeekDays } from './week-days.ts';
import { useVisibleWeek } from './use-visible-week.ts';
import { WeekHead } from './week-head.tsx';
import { WeekNotes } from './week-notes.tsx';
import { WeekTools } from './week-tools.tsx';
import styles from './my-week.module.css';

export function MyWeek({ data }: { data: MyWeekData }) {
  const { about, note } = useTexts('my-week');
  const week = useVisibleWeek(data);
  const clock = useClock(data.hours);
  const days = useMemo(() => buildWeekDays(data, week.items), [data, week.items]);
  return (
    <div className={`wrap ${styles.week}`}>
      <WeekHead days={days} />
      <WeekTools week={week} clock={clock} />
      <WeekNotes week={week} />
      <WeekChart data={data} days={days} week={week} clock={clock} />
      <div className={styles.about}>
        {about.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p className="mono">{note}</p>
      </div>
    </div>
  );
}
