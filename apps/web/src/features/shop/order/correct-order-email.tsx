import { fillText } from '@kongres/content/format/marked-text';
import { useEffect, useId, useRef, useState } from 'react';
import type { ChangeOrderEmailResponse, OrderResponse } from '@kongres/contract/order';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { getButtonClass } from '@kongres/ui/button.ts';
import { Notice } from '@kongres/ui/notice.tsx';
import { isOrderStale, changeOrderEmail } from '../../../lib/api/order/order-actions.ts';
import { EmailForm } from './email-form.tsx';
import styles from './order-form.module.css';
import { useOrderAction } from '../../../components/order/use-order-action.ts';

interface CorrectOrderEmailProps {
  order: OrderResponse;
  token: string;
  onEmailChanged: (moved: ChangeOrderEmailResponse) => void;
  onStale: () => void;
}

/** Corrects a mistyped address, once. Opens by itself after the email bounced. */
export function CorrectOrderEmail({
  order,
  token,
  onEmailChanged,
  onStale,
}: CorrectOrderEmailProps) {
  const { correct } = useTexts('order');
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const newEmail = useRef('');
  const [isOpen, setIsOpen] = useState(order.mailRefused ?? false);
  const { isBusy, refusal, run } = useOrderAction(
    () => changeOrderEmail(token, newEmail.current),
    (reply) => {
      if (reply.ok) onEmailChanged(reply.value);
      else if (isOrderStale(reply.code)) onStale();
    },
  );
  const isTooLate = refusal?.code === 'too_late' || !order.isCorrectable;
  const isRefusedAddress = refusal?.code === 'invalid_request' || refusal?.code === 'invalid_email';

  useEffect(() => {
    // The focused button disappears together with the form.
    if (refusal?.code === 'too_late') panel.current?.focus();
  }, [refusal]);

  return (
    <>
      {order.mailRefused ? (
        <Notice
          title={correct.refused.title}
          text={
            isTooLate
              ? correct.tooLate.text
              : fillText(correct.refused.text, { buyerEmail: order.email })
          }
        />
      ) : (
        <p>{correct.text}</p>
      )}
      {!order.mailRefused && !isTooLate && (
        <button
          type="button"
          className={getButtonClass('quiet')}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {correct.button}
        </button>
      )}
      <div ref={panel} id={id} className={styles.panel} tabIndex={-1} hidden={!isOpen}>
        {isTooLate ? (
          !order.mailRefused && <Notice {...correct.tooLate} />
        ) : (
          <EmailForm
            label={correct.button}
            words={correct}
            error={isRefusedAddress ? correct.invalid : undefined}
            isBusy={isBusy}
            onEmail={(email) => {
              newEmail.current = email;
              run();
            }}
            notice={refusal && !isRefusedAddress && <Notice {...correct.failed} />}
          />
        )}
      </div>
    </>
  );
}
