import type { OrderAnswer } from '@kongres/contract/order';
import { OrderCancel } from './order-cancel.tsx';
import { OrderResend } from './order-resend.tsx';
import type { StubWords } from './order-stub.tsx';
import styles from './order-ticket.module.css';

interface OrderCareProps {
  order: OrderAnswer;
  token: string;
  words: StubWords;
  onCancelled: (order: OrderAnswer) => void;
  onTooLate: () => void;
  onStale: () => void;
}

/** What can still be done with a ticket that is paid. */
export function OrderCare({
  order,
  token,
  words,
  onCancelled,
  onTooLate,
  onStale,
}: OrderCareProps) {
  return (
    <ul className={styles.care}>
      <li>
        <OrderResend order={order} token={token} onStale={onStale} />
      </li>
      <li>
        <OrderCancel
          order={order}
          token={token}
          words={words}
          onCancelled={onCancelled}
          onTooLate={onTooLate}
        />
      </li>
    </ul>
  );
}
