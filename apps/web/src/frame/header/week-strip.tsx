import styles from './week-strip.module.css';

/** Seven pens, one per day, cold Monday to hot Sunday. */
export function WeekStrip() {
  return <div className={styles.week} aria-hidden="true" />;
}
