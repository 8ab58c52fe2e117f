import type { ReactNode } from 'react';
import styles from './ticket-dialog.module.css';

interface TicketStubProps {
  caption: string;
  name: string;
  children: ReactNode;
}

export function TicketStub({ caption, name, children }: TicketStubProps) {
  return (
    <div className={styles.stub}>
      <div>
        <p className="mono upper">{caption}</p>
        <p className={styles.name}>{name}</p>
      </div>
      {children}
      <img src="/art/barcode.svg" alt="" width={200} height={40} />
    </div>
  );
}
