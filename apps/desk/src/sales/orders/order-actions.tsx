import { formatOrderNumber } from '@kongres/content/format/order-number';
import { fillText } from '@kongres/content/format/marked-text';
import type { DeskOrder } from '@kongres/contract/desk/sales/orders';
import { canRoleCall, type DeskCall } from '@kongres/contract/desk/routes';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { useCurrentUser } from '../../lib/api/use-current-user.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import styles from './order.module.css';
import { TransferForm } from './transfer-form.tsx';
import { RefundForm } from './refund-form.tsx';

/** Actions that the state of the order and the role allow. */
export function OrderActions({ order }: { order: DeskOrder }) {
  const { texts } = useTexts();
  const { data: me } = useCurrentUser();
  const { number, refundableMinor, refundableCurrency } = order;
  const body = { number };
  const resend = useDeskMutation<typeof body, object>('resendTicket', () => {});
  const revoke = useDeskMutation<typeof body, object>('revokeTicket', () => {});
  const canCall = (name: DeskCall) => (me ? canRoleCall(me.role, name) : false);
  return (
    <>
      {order.canTransfer && canCall('transferTicket') && <TransferForm order={order} />}
      {refundableMinor !== null &&
        refundableMinor > 0 &&
        refundableCurrency &&
        canCall('refundOrder') && (
          <RefundForm order={order} leftMinor={refundableMinor} currency={refundableCurrency} />
        )}
      <ErrorNotice error={resend.error ?? revoke.error} />
      <p className={styles.actions}>
        {order.canResend && canCall('resendTicket') && (
          <button
            type="button"
            className="small"
            aria-disabled={resend.isBusy}
            onClick={() => !resend.isBusy && resend.mutate(body)}
          >
            {texts.orders.resend}
          </button>
        )}
        {order.canRevoke && canCall('revokeTicket') && (
          <button
            type="button"
            className="small danger"
            aria-disabled={revoke.isBusy}
            onClick={() => !revoke.isBusy && revoke.mutate(body)}
          >
            {texts.orders.revoke}
          </button>
        )}
      </p>
      <p role="status">{resend.data && texts.orders.resent}</p>
      {revoke.question && (
        <ConfirmDialog
          question={fillText(texts.orders.confirmRevoke, {
            number: formatOrderNumber(number),
            email: order.email,
          })}
          mutation={revoke}
        />
      )}
    </>
  );
}
