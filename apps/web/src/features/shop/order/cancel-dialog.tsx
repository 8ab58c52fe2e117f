import { useEffect, useId, useRef, type FormEvent } from 'react';
import { admissions } from '@kongres/content/facts/admissions';
import { pick } from '@kongres/content/facts/collection';
import { fillText } from '@kongres/content/format/marked-text';
import { formatAmount, formatMoney } from '@kongres/content/format/number';
import type { OrderAnswer } from '@kongres/contract/order';
import { orderCancelPath } from '@kongres/contract/paths';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { BusyButton } from '@kongres/ui/busy-button.tsx';
import { buttonClass } from '@kongres/ui/button.ts';
import { Notice } from '@kongres/ui/notice.tsx';
import { changeOrder } from '../../../lib/api/order/act-on-order.ts';
import { TicketStub } from '../tickets/ticket-stub.tsx';
import type { StubWords } from './order-stub.tsx';
import styles from '../tickets/ticket-dialog.module.css';
import { useAct } from '../../../components/order/use-act.ts';

interface CancelDialogProps {
  order: OrderAnswer;
  token: string;
  words: StubWords;
  onCancelled: (order: OrderAnswer) => void;
  onClose: (end: { isTooLate: boolean }) => void;
}

/** The second step of cancelling: what it means, then the declaration itself. */
export function CancelDialog(props: CancelDialogProps) {
  const { order, token, words, onCancelled, onClose } = props;
  const { cancel } = useTexts('order');
  const { id: code } = useLanguage();
  const ids = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const { isBusy, refusal, run } = useAct(
    () => changeOrder(token, orderCancelPath),
    (reply) => {
      if (!reply.ok) return;
      dialog.current?.close();
      onCancelled(reply.value);
    },
  );
  const isUsed = refusal?.code === 'ticket_used';
  const isTooLate = isUsed || refusal?.code === 'too_late';
  const ended = isUsed ? cancel.used : cancel.tooLate;

  useEffect(() => {
    dialog.current?.showModal();
    back.current?.focus();
  }, []);

  useEffect(() => {
    if (isTooLate) back.current?.focus();
  }, [isTooLate]);

  function confirm(event: FormEvent<HTMLFormElement>) {
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
      <TicketStub
        caption={order.number}
        name={pick(admissions, order.ticket).name}
        amount={formatAmount(order.netMinor, code)}
        unit={words.unit}
      />
      <form className={styles.form} onSubmit={confirm}>
        <h2 id={`${ids}title`}>{cancel.title}</h2>
        {!isTooLate && (
          <ul className={styles.effects} id={`${ids}effects`}>
            {cancel.effects.map((effect) => (
              <li key={effect}>{fillText(effect, values)}</li>
            ))}
          </ul>
        )}
        {refusal && <Notice {...(isTooLate ? ended : cancel.failed)} />}
        <p className={styles.buttons}>
          <button
            ref={back}
            type="button"
            className={buttonClass('secondary')}
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
