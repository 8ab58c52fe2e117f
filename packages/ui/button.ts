import styles from './button.module.css';

/** Shared by links and buttons. */
export function getButtonClass(kind: 'primary' | 'secondary' | 'ink' | 'quiet'): string {
  return `${styles['button']} ${styles[kind]}`;
}
