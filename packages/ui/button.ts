import styles from './button.module.css';

/** Links and buttons that look alike share their look as a class, not as a component. */
export function buttonClass(kind: 'primary' | 'secondary' | 'ink' | 'quiet'): string {
  return `${styles['button']} ${styles[kind]}`;
}
