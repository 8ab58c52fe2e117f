import { formatMoment } from '@kongres/content/format/date';
import { fillText } from '@kongres/content/format/marked-text';
import type { OrderAnswer } from '@kongres/contract/order';
import { orderResendPath } from '@kongres/contract/paths';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { BusyButton } from '@kongres/ui/busy-button.tsx';
import { Notice } from '@kongres/ui/notice.tsx';
import { changeOrder, isStale } from '../../../lib/api/order/act-on-order.ts';
import { minuteAfter } from './minute-after.ts';
import styles from './order-care.module.css';
import { useAct } from '../../../components/order/use-act.ts';

interface OrderResendProps {
  order: OrderAnswer;
  token: string;
  /** The order is no longer what the page shows. */
  onStale: () => void;
}

/** The ticket's mail once more. */
export function OrderResend({ order, token, onStale }: OrderResendProps) {
  const { resend } = useTexts('order');
  const { id: code } = useLanguage();
  const { isBusy, isDone, refusal, run } = useAct(
    () => changeOrder(token, orderResendPath),
    (reply) => !reply.ok && isStale(reply.code) && onStale(),
  );
  const wait = refusal?.code === 'too_many_requests' ? refusal.retryAfterSeconds : null;
  return (
    <>
      <p>{resend.text}</p>
      <BusyButton kind="quiet" isBusy={isBusy} onClick={run}>
        {isBusy ? resend.busy : resend.button}
      </BusyButton>
      <p className={styles.said} aria-live="polite">
        {isDone && fillText(resend.done, { buyerEmail: order.email })}
        {wait !== null && fillText(resend.wait, { moment: formatMoment(minuteAfter(wait), code) })}
      </p>
      {refusal && wait === null && <Notice {...resend.failed} />}
    </>
  );
}
