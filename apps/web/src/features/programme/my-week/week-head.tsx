import { formatNumber } from '@kongres/content/format/number';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import type { WeekDay } from './week-days.ts';
import styles from './week-head.module.css';

/** Heading with hours and clashes; the number of stars stands in the page header. */
export function WeekHead({ days }: { days: readonly WeekDay[] }) {
  const { heading, figures } = useTexts('my-week');
  const { id } = useLanguage();
  const sumDays = (getValue: (day: WeekDay) => number) =>
    days.reduce((total, day) => total + getValue(day), 0);
  const rows = {
    hours: Math.round(sumDays(({ minutes }) => minutes) / 6) / 10,
    clashes: sumDays(({ clashes }) => clashes.length),
  };
  return (
    <header className={styles.head}>
      <h1>{heading}</h1>
      {rows.hours > 0 && (
        <dl>
          {(['hours', 'clashes'] as const).map((row) => (
            <div key={row} data-marked={(row === 'clashes' && rows.clashes > 0) || undefined}>
              <dt>{figures[row]}</dt>
              <dd>{formatNumber(rows[row], id)}</dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
}
