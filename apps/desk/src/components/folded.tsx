import type { ReactNode } from 'react';
import styles from './folded.module.css';

interface FoldedProps {
  title: string;
  isOpen?: boolean;
  /** Told whenever it is opened or closed. */
  onToggle?: (isOpen: boolean) => void;
  /** Whether something is wrong that this mends; then it stands open. */
  isBad?: boolean;
  children: ReactNode;
}

/** What is seldom done waits behind its name. */
export function Folded({ title, isBad = false, isOpen = isBad, onToggle, children }: FoldedProps) {
  return (
    <details
      className={styles.folded}
      open={isOpen}
      data-bad={isBad}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary>{title}</summary>
      {children}
    </details>
  );
}
