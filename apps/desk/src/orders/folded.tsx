import type { ReactNode } from 'react';
import styles from './drawer.module.css';

interface FoldedProps {
  title: string;
  /** Whether something is wrong that this mends: then it stands open. */
  isUrgent?: boolean;
  children: ReactNode;
}

/** What is seldom done waits behind its name. */
export function Folded({ title, isUrgent = false, children }: FoldedProps) {
  return (
    <details className={styles.folded} open={isUrgent} data-bad={isUrgent}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
