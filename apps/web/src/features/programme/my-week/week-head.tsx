import { formatNumber } from '@kongres/content/format/number';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import type { WeekDay } from './week-days.ts';
import styles from './week-head.module.css';

/** How much it is: of anything, of live time, and of what cannot be seen both. */
export function WeekHead({ days }: { days: readonly WeekDay[] }) {
  const { heading, figures } = useTexts('my-week');
  const { id } = useLanguage();
  const sum = (of: (day: WeekDay) => number) => days.reduce((all, day) => all + of(day), 0);
  const rows = {
    items: sum(({ count }) => count),
    hours: Math.round(sum(({ minutes }) => minutes) / 6) / 10,
    clashes: sum(({ clashes }) => clashes.length),
  };
  return (
    <header className={styles.head}>
      <h1>{heading}</h1>
      {rows.items > 0 && (
        <dl>
          {(['items', 'hours', 'clashes'] as const).map((row) => (
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
