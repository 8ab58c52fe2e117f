import type { ChangeOrderEmailResponse, OrderResponse } from '@kongres/contract/order';
import { CorrectOrderEmail } from './correct-order-email.tsx';
import { OrderCancel } from './order-cancel.tsx';
import { TransferTicket } from './transfer-ticket.tsx';
import { OrderResend } from './order-resend.tsx';
import styles from './manage-order.module.css';

interface ManageOrderProps {
  order: OrderResponse;
  token: string;
  onCancelled: (order: OrderResponse) => void;
  onTooLate: () => void;
  onEmailChanged: (moved: ChangeOrderEmailResponse) => void;
  onTransferred: () => void;
  onStale: () => void;
}

export function ManageOrder({
  order,
  token,
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
            onCancelled={onCancelled}
            onTooLate={onTooLate}
          />
        </li>
      )}
    </ul>
  );
}
