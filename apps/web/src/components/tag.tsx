import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** A small label: a category, a level, "sample". */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}
