import type { ReactNode } from 'react';
import styles from './figures.module.css';

/** What is asked first, in five numbers. */
export function Figures({ children }: { children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>;
}

interface FigureProps {
  name: string;
  value: string;
  /** Whether it lies under the highlighter: one of a screen at most. */
  isMarked?: boolean;
  /** What the number means, in a few words. */
  children: ReactNode;
}

export function Figure({ name, value, isMarked = false, children }: FigureProps) {
  return (
    <div className={isMarked ? styles.marked : undefined}>
      <dt className="mono">{name}</dt>
      <dd>
        <b>{value}</b>
        {children}
      </dd>
    </div>
  );
}
