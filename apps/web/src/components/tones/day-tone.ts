import { penOfDay } from '../../illustrations/pen-of-day.ts';
import styles from './day-tone.module.css';

/** The colours of a congress day. */
export function dayTone(day: number): string {
  return styles[`pen${penOfDay(day)}`] ?? '';
}
