import { useId, type ReactNode } from 'react';
import styles from './panes.module.css';

export function Panes({ children }: { children: ReactNode }) {
  return <div className={styles.panes}>{children}</div>;
}

interface PaneProps {
  title: string;
  /** Places it in the narrow column. */
  isSecond?: boolean;
  aside?: ReactNode;
  children: ReactNode;
}

export function Pane({ title, isSecond = false, aside, children }: PaneProps) {
  const id = useId();
  return (
    <section className={isSecond ? styles.second : undefined} aria-labelledby={id}>
      <div className={styles.title}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
