import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DeskOrder } from '@kongres/contract/desk/orders';
import { mayCall } from '@kongres/contract/desk/rules';
import { call } from '../api/call.ts';
import { useDeed } from '../api/use-deed.ts';
import { useMe } from '../api/use-me.ts';
import { fill, useTexts } from '../texts/texts.tsx';
import { AskAgain } from '../ui/ask-again.tsx';
import { formatAmount } from '../ui/format.ts';
import { Refusal } from '../ui/refusal.tsx';
import { CorrectForm } from './correct-form.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import styles from './drawer.module.css';

interface OrderDrawerProps {
  number: string;
  onClose: () => void;
}

/** One order beside the list, which stays in use; Escape closes it. */
export function OrderDrawer({ number, onClose }: OrderDrawerProps) {
  const { texts, language } = useTexts();
  const { data: me } = useMe();
  const { data: order, error } = useQuery({
    queryKey: ['order', number],
    queryFn: () => call<DeskOrder>('order', { query: { number } }),
  });
  const body = { number: Number(number) };
  const resend = useDeed<typeof body, object>('orderResend', () => {});
  const refund = useDeed<typeof body, object>('orderRefund', () => {});
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);

  const may = (name: 'orderResend' | 'orderCorrect' | 'orderRefund') =>
    me ? mayCall(me.role, name) : false;
  const amount = (minor: number) => formatAmount(minor, order?.currency ?? 'PLN', language);

  return (
    <section className={styles.drawer} aria-label={`KAI-${number}`}>
      <header>
        <p className="mono">KAI-{number}</p>
        <h2>{order ? (order.name ?? order.email) : '…'}</h2>
        <button type="button" className="small" onClick={onClose}>
          {texts.ui.close}
        </button>
      </header>
      <Refusal error={error ?? resend.refusal ?? refund.refusal} />
      {order && (
        <>
          {order.canCorrect && may('orderCorrect') && <CorrectForm order={order} />}
          <OrderFacts order={order} />
          <OrderHistory number={number} />
          <p className={styles.deeds}>
            {order.canResend && may('orderResend') && (
              <button
                type="button"
                className="small"
                aria-disabled={resend.isBusy}
                onClick={() => !resend.isBusy && resend.act(body)}
              >
                {texts.orders.resend}
              </button>
            )}
            {order.refundableMinor !== null && may('orderRefund') && (
              <button type="button" className="small danger" onClick={() => refund.act(body)}>
                {texts.orders.refund}
              </button>
            )}
          </p>
          <p role="status">{resend.answer && texts.orders.resent}</p>
          {refund.question && (
            <AskAgain
              question={fill(texts.orders.askRefund, {
                amount: amount(order.refundableMinor ?? 0),
                number: `KAI-${number}`,
                email: order.email,
              })}
              isBusy={refund.isBusy}
              onYes={refund.confirm}
              onNo={refund.forget}
            />
          )}
        </>
      )}
    </section>
  );
}
