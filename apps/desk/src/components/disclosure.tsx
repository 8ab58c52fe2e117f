import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  title: string;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  /** Marks a problem that the content fixes; opens it by default. */
  isDanger?: boolean;
  children: ReactNode;
}

export function Disclosure({
  title,
  isDanger = false,
  isOpen = isDanger,
  onToggle,
  children,
}: DisclosureProps) {
  return (
    <details
      className={styles.disclosure}
      open={isOpen}
      data-danger={isDanger}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary>{title}</summary>
      {children}
    </details>
  );
}
