import styles from './weekday.module.css';

/** A weekday in full where there is room, shortened on a tablet's narrow columns. */
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
