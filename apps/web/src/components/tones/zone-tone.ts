import styles from './zone-tone.module.css';

/** The surface of a zone: its hue, never without its wave or its name. */
export function zoneTone(zone: string): string {
  return `${styles['tone']} ${styles[zone]}`;
}
