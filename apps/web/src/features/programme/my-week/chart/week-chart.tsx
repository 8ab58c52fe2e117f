import { formatTime } from '@kongres/content/format/date';
import type { Clock } from '../../../../components/clock/use-clock.ts';
import { useLanguage } from '../../../../lib/i18n/language.tsx';
import type { MyWeekData } from '../my-week.server.ts';
import type { ShownWeek } from '../use-shown-week.ts';
import { openingMinute, type WeekDay } from '../week-days.ts';
import { DayLine } from './day-line.tsx';
import { makeColumns } from './columns.ts';
import styles from './week-chart.module.css';

interface WeekChartProps {
  data: MyWeekData;
  days: readonly WeekDay[];
  week: ShownWeek;
  clock: Clock;
}

/** A line for each day, from left to right; on a narrow page from top to bottom. */
export function WeekChart({ data, days, week, clock }: WeekChartProps) {
  const { id: code } = useLanguage();
  const columns = makeColumns(openingMinute(data), data.hours.length);
  return (
    <div className={styles.chart} data-hours={data.hours.length}>
      <ol className={`mono ${styles.axis}`} aria-hidden="true">
        {data.hours.map((at) => (
          <li key={at}>{clock.leading?.time(at) ?? formatTime(at.slice(11, 16), code)}</li>
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
