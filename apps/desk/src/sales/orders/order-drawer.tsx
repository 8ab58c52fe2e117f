import { orderName } from '@kongres/content/format/order-number';
import { useQuery } from '@tanstack/react-query';
import type { DeskOrder } from '@kongres/contract/desk/sales/orders';
import { mayCall } from '@kongres/contract/desk/rules';
import { call } from '../../lib/api/call.ts';
import { useMe } from '../../lib/api/use-me.ts';
import { Drawer } from '../../components/drawer.tsx';
import { Refusal } from '../../components/refusal.tsx';
import { CorrectForm } from './correct-form.tsx';
import { OrderDeeds } from './order-deeds.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderNotes } from './order-notes.tsx';

interface OrderDrawerProps {
  number: string;
  onClose: () => void;
}

/** One order beside the list, which stays in use; Escape closes it. */
export function OrderDrawer({ number, onClose }: OrderDrawerProps) {
  const { data: me } = useMe();
  const { data: order, error } = useQuery({
    queryKey: ['order', number],
    queryFn: () => call<DeskOrder>('order', { query: { number } }),
  });
  const name = orderName(Number(number));

  return (
    <Drawer
      name={name}
      over={name}
      title={order ? (order.name ?? order.email) : '…'}
      onClose={onClose}
    >
      <Refusal error={error} />
      {order && (
        <>
          {order.canCorrect && me && mayCall(me.role, 'orderCorrect') && (
            <CorrectForm order={order} />
          )}
          <OrderFacts order={order} />
          <OrderNotes order={order} />
          <OrderHistory number={number} />
          <OrderDeeds order={order} />
        </>
      )}
    </Drawer>
  );
}
