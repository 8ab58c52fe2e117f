import { getDayColourNumber } from '../../illustrations/day-colour-number.ts';
import styles from './day-tone.module.css';

export function getDayToneClass(day: number): string {
  return styles[`pen${getDayColourNumber(day)}`] ?? '';
}
