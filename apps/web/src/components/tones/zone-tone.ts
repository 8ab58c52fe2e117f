import styles from './zone-tone.module.css';

export function getZoneToneClass(zone: string): string {
  return `${styles['tone']} ${styles[zone]}`;
}
