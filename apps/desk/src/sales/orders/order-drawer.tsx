import { formatOrderNumber } from '@kongres/content/format/order-number';
import { useQuery } from '@tanstack/react-query';
import type { DeskOrder } from '@kongres/contract/desk/sales/orders';
import { canRoleCall } from '@kongres/contract/desk/routes';
import { callApi } from '../../lib/api/call-api.ts';
import { useCurrentUser } from '../../lib/api/use-current-user.ts';
import { Drawer } from '../../components/drawer.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { CorrectEmailForm } from './correct-email-form.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderNotes } from './order-notes.tsx';

interface OrderDrawerProps {
  number: string;
  onClose: () => void;
}

export function OrderDrawer({ number, onClose }: OrderDrawerProps) {
  const { data: me } = useCurrentUser();
  const { data: order, error } = useQuery({
    queryKey: ['order', number],
    queryFn: () => callApi<DeskOrder>('getOrder', { query: { number } }),
  });
  const name = formatOrderNumber(Number(number));

  return (
    <Drawer
      name={name}
      overline={name}
      title={order ? (order.name ?? order.email) : '…'}
      onClose={onClose}
    >
      <ErrorNotice error={error} />
      {order && (
        <>
          {order.canCorrectEmail && me && canRoleCall(me.role, 'correctOrderEmail') && (
            <CorrectEmailForm order={order} />
          )}
          <OrderDetails order={order} />
          <OrderNotes order={order} />
          <OrderHistory number={number} />
          <OrderActions order={order} />
        </>
      )}
    </Drawer>
  );
}
