import { useEffect, useId, useRef, type FormEvent } from 'react';
import { admissions } from '@kongres/content/facts/admissions';
import { getRow } from '@kongres/content/facts/collection';
import { fillText } from '@kongres/content/format/marked-text';
import { formatAmount, formatMoney } from '@kongres/content/format/number';
import type { OrderResponse } from '@kongres/contract/order';
import { orderCancelPath } from '@kongres/contract/paths';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { BusyButton } from '@kongres/ui/busy-button.tsx';
import { getButtonClass } from '@kongres/ui/button.ts';
import { Notice } from '@kongres/ui/notice.tsx';
import { postOrderAction } from '../../../lib/api/order/order-actions.ts';
import { TicketStub } from '../tickets/ticket-stub.tsx';
import styles from '../tickets/ticket-dialog.module.css';
import { useOrderAction } from '../../../components/order/use-order-action.ts';

interface CancelDialogProps {
  order: OrderResponse;
  token: string;
  onCancelled: (order: OrderResponse) => void;
  onClose: (end: { isTooLate: boolean }) => void;
}

export function CancelDialog(props: CancelDialogProps) {
  const { order, token, onCancelled, onClose } = props;
  const { cancel, grossUnit } = useTexts('order');
  const { id: code } = useLanguage();
  const ids = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const { isBusy, refusal, run } = useOrderAction(
    () => postOrderAction(token, orderCancelPath),
    (reply) => {
      if (!reply.ok) return;
      dialog.current?.close();
      onCancelled(reply.value);
    },
  );
  const isUsed = refusal?.code === 'ticket_used';
  const isTooLate = isUsed || refusal?.code === 'too_late';
  const endedNotice = isUsed ? cancel.used : cancel.tooLate;

  useEffect(() => {
    dialog.current?.showModal();
    back.current?.focus();
  }, []);

  useEffect(() => {
    if (isTooLate) back.current?.focus();
  }, [isTooLate]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    run();
  }

  const values = { gross: formatMoney(order.grossMinor, code), buyerEmail: order.email };
  return (
    <dialog
      className={styles.dialog}
      data-tone="calm"
      ref={dialog}
      aria-labelledby={`${ids}title`}
      aria-describedby={isTooLate ? undefined : `${ids}effects`}
      onCancel={(event) => isBusy && event.preventDefault()}
      onClose={() => onClose({ isTooLate })}
    >
      <TicketStub caption={order.number} name={getRow(admissions, order.ticket).name}>
        <p className={styles.net}>
          <b>{formatAmount(order.grossMinor, code)}</b> <span className="mono">{grossUnit}</span>
        </p>
      </TicketStub>
      <form className={styles.form} onSubmit={handleSubmit}>
        <h2 id={`${ids}title`}>{cancel.title}</h2>
        {!isTooLate && (
          <ul className={styles.effects} id={`${ids}effects`}>
            {cancel.effects.map((effect) => (
              <li key={effect}>{fillText(effect, values)}</li>
            ))}
          </ul>
        )}
        {refusal && <Notice {...(isTooLate ? endedNotice : cancel.failed)} />}
        <p className={styles.buttons}>
          <button
            ref={back}
            type="button"
            className={getButtonClass('secondary')}
            disabled={isBusy}
            onClick={() => dialog.current?.close()}
          >
            {cancel.back}
          </button>
          {!isTooLate && (
            <BusyButton type="submit" kind="ink" isBusy={isBusy}>
              {isBusy ? cancel.busy : cancel.confirm}
            </BusyButton>
          )}
        </p>
      </form>
    </dialog>
  );
}
