import { fillText } from '@kongres/content/format/marked-text';
import { useEffect, useId, useRef, useState } from 'react';
import type { MovedAnswer, OrderAnswer } from '@kongres/contract/order';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { buttonClass } from '@kongres/ui/button.ts';
import { Notice } from '@kongres/ui/notice.tsx';
import { isStale, moveOrder } from '../../../lib/api/order/act-on-order.ts';
import { AddressForm } from './address-form.tsx';
import styles from './order-form.module.css';
import { useAct } from '../../../components/order/use-act.ts';

interface OrderAddressProps {
  order: OrderAnswer;
  token: string;
  onMoved: (moved: MovedAnswer) => void;
  /** The order is no longer what the page shows. */
  onStale: () => void;
}

/** A mistyped address is mended here, once. Where the mail was refused, the buyer is asked to. */
export function OrderAddress({ order, token, onMoved, onStale }: OrderAddressProps) {
  const { correct } = useTexts('order');
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const wanted = useRef('');
  const [isOpen, setIsOpen] = useState(order.mailRefused ?? false);
  const { isBusy, refusal, run } = useAct(
    () => moveOrder(token, wanted.current),
    (reply) => {
      if (reply.ok) onMoved(reply.value);
      else if (isStale(reply.code)) onStale();
    },
  );
  const isTooLate = refusal?.code === 'too_late' || !order.isCorrectable;
  const isRefusedAddress = refusal?.code === 'invalid_request' || refusal?.code === 'invalid_email';

  useEffect(() => {
    // The form is gone, and with it the button that was pressed.
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
          className={buttonClass('quiet')}
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
          <AddressForm
            label={correct.button}
            words={correct}
            error={isRefusedAddress ? correct.invalid : undefined}
            isBusy={isBusy}
            onAddress={(email) => {
              wanted.current = email;
              run();
            }}
            notice={refusal && !isRefusedAddress && <Notice {...correct.failed} />}
          />
        )}
      </div>
    </>
  );
}
