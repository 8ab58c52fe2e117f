import { formatTime } from '@kongres/content/format/date';
import type { Clock } from '../../../../components/clock/use-clock.ts';
import { useLanguage } from '../../../../lib/i18n/language.tsx';
import type { MyWeekData } from '../my-week.server.ts';
import type { VisibleWeek } from '../use-visible-week.ts';
import { getOpeningMinute, type WeekDay } from '../week-days.ts';
import { DayLine } from './day-line.tsx';
import { createColumns } from './columns.ts';
import styles from './week-chart.module.css';

interface WeekChartProps {
  data: MyWeekData;
  days: readonly WeekDay[];
  week: VisibleWeek;
  clock: Clock;
}

/** One line per day; on narrow screens the time axis is vertical. */
export function WeekChart({ data, days, week, clock }: WeekChartProps) {
  const { id: code } = useLanguage();
  const columns = createColumns(getOpeningMinute(data), data.hours.length);
  return (
    <div className={styles.chart} data-hours={data.hours.length}>
      <ol className={`mono ${styles.axis}`} aria-hidden="true">
        {data.hours.map((at) => (
          <li key={at}>
            {clock.primaryClock?.formatTime(at) ?? formatTime(at.slice(11, 16), code)}
          </li>
        ))}
      </ol>
      <ol>
        {days.map((day) => (
          <DayLine key={day.n} day={day} data={data} week={week} clock={clock} columns={columns} />
        ))}
      </ol>
    </div>
  );
}
