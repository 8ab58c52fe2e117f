import styles from './day-tone.module.css';

/** The pen of a congress day. */
export function dayTone(n: number): string {
  return styles[`day${n}`] ?? '';
}
