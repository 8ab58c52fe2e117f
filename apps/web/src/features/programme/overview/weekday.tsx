import styles from './weekday.module.css';

/** Shows the short name where columns are narrow. */
export function Weekday({ long, short }: { long: string; short: string }) {
  return (
    <span className="mono upper">
      <span className={styles.long}>{long}</span>
      <span className={styles.short} aria-hidden="true">
        {short}
      </span>
    </span>
  );
}
