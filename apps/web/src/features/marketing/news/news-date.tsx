import styles from './news-date.module.css';
import type { NewsDateData } from './news-fields.server.ts';

/** The day in large, the rest of the date below it; read aloud it is one date. */
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
