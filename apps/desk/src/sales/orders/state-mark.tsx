import type { DeskOrderRow } from '@kongres/contract/desk/sales/orders';
import { useTexts } from '../../i18n/texts.tsx';
import listStyles from '../../components/list.module.css';

type Shape = 'done' | 'waiting' | 'back' | 'failed';

const shapes: Record<DeskOrderRow['state'], Shape> = {
  pending: 'waiting',
  awaiting_payment: 'waiting',
  processing: 'waiting',
  expired: 'back',
  paid: 'done',
  mismatched: 'failed',
  needs_refund: 'failed',
  refunded: 'back',
  revoked: 'back',
};

/** A shape and a word: a square is paid, an outline waits, a dash is over, a triangle needs a hand. */
export function StateMark({ order }: { order: Pick<DeskOrderRow, 'state' | 'isUndeliverable'> }) {
  const { texts } = useTexts();
  const isBounced = order.isUndeliverable && order.state === 'paid';
  return (
    <span className={listStyles.state} data-shape={isBounced ? 'failed' : shapes[order.state]}>
      {isBounced ? texts.orders.bounced : texts.states[order.state]}
    </span>
  );
}
