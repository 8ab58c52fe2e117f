import { orderName } from '@kongres/content/format/order-number';
import { fillText } from '@kongres/content/format/marked-text';
import type { DeskOrder } from '@kongres/contract/desk/sales/orders';
import { mayCall, type DeskCall } from '@kongres/contract/desk/rules';
import { useDeed } from '../../lib/api/use-deed.ts';
import { useMe } from '../../lib/api/use-me.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { AskAgain } from '../../components/ask-again.tsx';
import { Refusal } from '../../components/refusal.tsx';
import styles from './order.module.css';
import { PassOnForm } from './pass-on-form.tsx';
import { RefundForm } from './refund-form.tsx';

/** What can be done with an order as it stands, by whoever may. */
export function OrderDeeds({ order }: { order: DeskOrder }) {
  const { texts } = useTexts();
  const { data: me } = useMe();
  const { number, refundableMinor, refundableCurrency } = order;
  const body = { number };
  const resend = useDeed<typeof body, object>('orderResend', () => {});
  const revoke = useDeed<typeof body, object>('orderRevoke', () => {});
  const may = (name: DeskCall) => (me ? mayCall(me.role, name) : false);
  return (
    <>
      {order.canPassOn && may('orderPassOn') && <PassOnForm order={order} />}
      {refundableMinor !== null &&
        refundableMinor > 0 &&
        refundableCurrency &&
        may('orderRefund') && (
          <RefundForm order={order} leftMinor={refundableMinor} currency={refundableCurrency} />
        )}
      <Refusal error={resend.refusal ?? revoke.refusal} />
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
        {order.canRevoke && may('orderRevoke') && (
          <button
            type="button"
            className="small danger"
            aria-disabled={revoke.isBusy}
            onClick={() => !revoke.isBusy && revoke.act(body)}
          >
            {texts.orders.revoke}
          </button>
        )}
      </p>
      <p role="status">{resend.answer && texts.orders.resent}</p>
      {revoke.question && (
        <AskAgain
          question={fillText(texts.orders.askRevoke, {
            number: orderName(number),
            email: order.email,
          })}
          mutation={revoke}
        />
      )}
    </>
  );
}
