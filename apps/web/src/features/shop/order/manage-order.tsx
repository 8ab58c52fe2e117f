import type { ChangeOrderEmailResponse, OrderResponse } from '@kongres/contract/order';
import { CorrectOrderEmail } from './correct-order-email.tsx';
import { OrderCancel } from './order-cancel.tsx';
import { TransferTicket } from './transfer-ticket.tsx';
import { OrderResend } from './order-resend.tsx';
import type { StubTexts } from './order-stub.tsx';
import styles from './manage-order.module.css';

interface ManageOrderProps {
  order: OrderResponse;
  token: string;
  words: StubTexts;
  onCancelled: (order: OrderResponse) => void;
  onTooLate: () => void;
  onEmailChanged: (moved: ChangeOrderEmailResponse) => void;
  onTransferred: () => void;
  onStale: () => void;
}

export function ManageOrder({
  order,
  token,
  words,
  onCancelled,
  onTooLate,
  onEmailChanged,
  onTransferred,
  onStale,
}: ManageOrderProps) {
  const emailCorrection = (
    <li>
      <CorrectOrderEmail
        order={order}
        token={token}
        onEmailChanged={onEmailChanged}
        onStale={onStale}
      />
    </li>
  );
  return (
    <ul className={styles.list}>
      {order.mailRefused && emailCorrection}
      <li>
        <OrderResend order={order} token={token} onStale={onStale} />
      </li>
      {order.isCorrectable && !order.mailRefused && emailCorrection}
      {order.isPassable && (
        <li>
          <TransferTicket
            order={order}
            token={token}
            onTransferred={onTransferred}
            onStale={onStale}
          />
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
