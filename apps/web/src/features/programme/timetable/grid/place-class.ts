import { getGridSpanClass } from '@kongres/ui/grid-span.ts';
import styles from './timetable.module.css';

export function getPlaceClass(lines: readonly [start: number, end: number]): string {
  return `${styles['place']} ${getGridSpanClass(lines)}`;
}
