import type { ReactNode } from 'react';
import styles from './band.module.css';

export function Band({ children }: { children: ReactNode }) {
  return (
    <div className={styles.band} aria-hidden="true">
      <div className="wrap">{children}</div>
    </div>
  );
}
