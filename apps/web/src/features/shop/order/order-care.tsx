import type { MovedAnswer, OrderAnswer } from '@kongres/contract/order';
import { OrderAddress } from './order-address.tsx';
import { OrderCancel } from './order-cancel.tsx';
import { OrderPassOn } from './order-pass-on.tsx';
import { OrderResend } from './order-resend.tsx';
import type { StubWords } from './order-stub.tsx';
import styles from './order-care.module.css';

interface OrderCareProps {
  order: OrderAnswer;
  token: string;
  words: StubWords;
  onCancelled: (order: OrderAnswer) => void;
  onTooLate: () => void;
  onMoved: (moved: MovedAnswer) => void;
  onPassedOn: () => void;
  onStale: () => void;
}

/** What can still be done with a ticket that is paid. */
export function OrderCare({
  order,
  token,
  words,
  onCancelled,
  onTooLate,
  onMoved,
  onPassedOn,
  onStale,
}: OrderCareProps) {
  const address = (
    <li>
      <OrderAddress order={order} token={token} onMoved={onMoved} onStale={onStale} />
    </li>
  );
  return (
    <ul className={styles.care}>
      {order.mailRefused && address}
      <li>
        <OrderResend order={order} token={token} onStale={onStale} />
      </li>
      {order.isCorrectable && !order.mailRefused && address}
      {order.isPassable && (
        <li>
          <OrderPassOn order={order} token={token} onPassedOn={onPassedOn} onStale={onStale} />
        </li>
      )}
      {order.isBought && (
        <li>
          <OrderCancel
            order={order}
            token={token}
            words={words}
            onCancelled={onCancelled}
            onTooLate={onTooLate}
          />
        </li>
      )}
    </ul>
  );
}
