import { fillText } from '@kongres/content/format/marked-text';
import type { OrderResponse } from '@kongres/contract/order';
import { orderResendPath } from '@kongres/contract/paths';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { BusyButton } from '@kongres/ui/busy-button.tsx';
import { Notice } from '@kongres/ui/notice.tsx';
import { postOrderAction, isOrderStale } from '../../../lib/api/order/order-actions.ts';
import { formatWait } from './format-wait.ts';
import styles from './manage-order.module.css';
import { useOrderAction } from '../../../components/order/use-order-action.ts';

interface OrderResendProps {
  order: OrderResponse;
  token: string;
  onStale: () => void;
}

export function OrderResend({ order, token, onStale }: OrderResendProps) {
  const { resend } = useTexts('order');
  const { id: code } = useLanguage();
  const { isBusy, isDone, refusal, run } = useOrderAction(
    () => postOrderAction(token, orderResendPath),
    (reply) => !reply.ok && isOrderStale(reply.code) && onStale(),
  );
  const waitSeconds = refusal?.code === 'too_many_requests' ? refusal.retryAfterSeconds : null;
  return (
    <>
      <p>{resend.text}</p>
      <BusyButton kind="quiet" isBusy={isBusy} onClick={run}>
        {isBusy ? resend.busy : resend.button}
      </BusyButton>
      <p className={styles.status} aria-live="polite">
        {isDone && fillText(resend.done, { buyerEmail: order.email })}
        {waitSeconds !== null && fillText(resend.wait, { moment: formatWait(waitSeconds, code) })}
      </p>
      {refusal && waitSeconds === null && <Notice {...resend.failed} />}
    </>
  );
}
