import type { ReactNode } from 'react';
import styles from './figures.module.css';

export function Figures({ children }: { children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>;
}

interface FigureProps {
  name: string;
  value: string;
  /** Highlights the figure; at most one per screen. */
  isMarked?: boolean;
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
