import styles from './ticket-dialog.module.css';

interface TicketStubProps {
  caption: string;
  name: string;
  amount: string;
  unit: string;
}

export function TicketStub({ caption, name, amount, unit }: TicketStubProps) {
  return (
    <div className={styles.stub}>
      <div>
        <p className="mono upper">{caption}</p>
        <p className={styles.name}>{name}</p>
      </div>
      <p className={styles.net}>
        <b>{amount}</b> <span className="mono">{unit}</span>
      </p>
      <img src="/art/barcode.svg" alt="" width={200} height={40} />
    </div>
  );
}
