import styles from './gala-tone.module.css';

/** The ground an evening is printed on: its day's loud colour, or ink for the other half of Friday. */
export function galaTone(gala: string): string {
  return `${styles['tone']} ${styles[gala]}`;
}
