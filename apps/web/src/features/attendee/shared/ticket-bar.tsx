import type { ReactNode } from 'react';
import styles from './ticket-bar.module.css';

export function TicketBar({ ticket, children }: { ticket?: string; children: ReactNode }) {
  return (
    <div className={styles.bar}>
      {children}
      {ticket && <p className={`mono ${styles.ticket}`}>{ticket}</p>}
    </div>
  );
}
