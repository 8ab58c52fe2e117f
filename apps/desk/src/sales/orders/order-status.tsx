import type { DeskOrderRow } from '@kongres/contract/desk/sales/orders';
import { useTexts } from '../../i18n/texts.tsx';
import listStyles from '../../components/list.module.css';

type Shape = 'done' | 'waiting' | 'closed' | 'failed';

const shapes: Record<DeskOrderRow['state'], Shape> = {
  pending: 'waiting',
  awaiting_payment: 'waiting',
  processing: 'waiting',
  expired: 'closed',
  paid: 'done',
  mismatched: 'failed',
  needs_refund: 'failed',
  refunded: 'closed',
  revoked: 'closed',
};

export function OrderStatus({ order }: { order: Pick<DeskOrderRow, 'state' | 'isUndeliverable'> }) {
  const { texts } = useTexts();
  const isBounced = order.isUndeliverable && order.state === 'paid';
  return (
    <span className={listStyles.state} data-shape={isBounced ? 'failed' : shapes[order.state]}>
      {isBounced ? texts.orders.bounced : texts.orderStatuses[order.state]}
    </span>
  );
}
