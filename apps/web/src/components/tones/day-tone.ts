import { getDayPen } from '../../illustrations/day-pen.ts';
import styles from './day-tone.module.css';

export function getDayToneClass(day: number): string {
  return styles[`pen${getDayPen(day)}`] ?? '';
}
