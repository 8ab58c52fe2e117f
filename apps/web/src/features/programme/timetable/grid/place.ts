import { spanClass } from '@kongres/ui/span.ts';
import styles from './timetable.module.css';

/** Where something stands in the timetable, from one line to another. */
export function placeClass(lines: readonly [start: number, end: number]): string {
  return `${styles['place']} ${spanClass(lines)}`;
}
