import type { GalaGround } from '../../illustrations/gala-ground.ts';
import { getDayToneClass } from './day-tone.ts';
import styles from './gala-tone.module.css';

export function getGalaToneClass({ day, isInk }: GalaGround): string {
  return [styles['tone'], ...(isInk ? [styles['ink']] : []), getDayToneClass(day)].join(' ');
}
