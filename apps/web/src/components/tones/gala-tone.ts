import type { GalaGround } from '../../illustrations/gala-ground.ts';
import { dayTone } from './day-tone.ts';
import styles from './gala-tone.module.css';

/** The ground an evening is printed on. */
export function galaTone({ day, isInk }: GalaGround): string {
  return [styles['tone'], ...(isInk ? [styles['ink']] : []), dayTone(day)].join(' ');
}
