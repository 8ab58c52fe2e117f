import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DeskOrder } from '@kongres/contract/desk/orders';
import { mayCall } from '@kongres/contract/desk/rules';
import { call } from '../api/call.ts';
import { useMe } from '../api/use-me.ts';
import { useTexts } from '../texts/texts.tsx';
import { Refusal } from '../ui/refusal.tsx';
import { CorrectForm } from './correct-form.tsx';
import styles from './drawer.module.css';
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
  const { texts } = useTexts();
  const { data: me } = useMe();
  const { data: order, error } = useQuery({
    queryKey: ['order', number],
    queryFn: () => call<DeskOrder>('order', { query: { number } }),
  });
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);

  return (
    <section className={styles.drawer} aria-label={`KAI-${number}`}>
      <header>
        <p className="mono">KAI-{number}</p>
        <h2>{order ? (order.name ?? order.email) : '…'}</h2>
        <button type="button" className="small" onClick={onClose}>
          {texts.ui.close}
        </button>
      </header>
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
    </section>
  );
}
