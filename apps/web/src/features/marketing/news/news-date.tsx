import styles from './news-date.module.css';
import type { NewsDateData } from './news-fields.server.ts';

/** The split visual date is hidden from screen readers, which get the full date instead. */
export function NewsDate({ date, number, weekday, month, long }: NewsDateData) {
  return (
    <p className={styles.date}>
      <time dateTime={date}>
        <span className="visually-hidden">{long}</span>
        <b aria-hidden="true">{number}</b>
        <span className="mono" aria-hidden="true">
          {weekday}
          <br />
          {month}
        </span>
      </time>
    </p>
  );
}
