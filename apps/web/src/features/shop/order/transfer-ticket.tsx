import { useEffect, useId, useRef, useState } from 'react';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import type { OrderResponse } from '@kongres/contract/order';
import { isOrderStale, transferTicket } from '../../../lib/api/order/order-actions.ts';
import type { Refusal } from '../../../lib/api/refusal.ts';
import { useOrderAction } from '../../../components/order/use-order-action.ts';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { getButtonClass } from '@kongres/ui/button.ts';
import { Notice } from '@kongres/ui/notice.tsx';
import { SelectField } from '@kongres/ui/select-field.tsx';
import { EmailForm } from './email-form.tsx';
import { formatWait } from './format-wait.ts';
import styles from './order-form.module.css';

interface TransferTicketProps {
  order: OrderResponse;
  token: string;
  onTransferred: () => void;
  onStale: () => void;
}

/** Transfers the ticket to another person; this cannot be undone. */
export function TransferTicket({ order, token, onTransferred, onStale }: TransferTicketProps) {
  const { passOn } = useTexts('order');
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const recipient = useRef({ email: '', language: order.language });
  const [isOpen, setIsOpen] = useState(false);
  const { isBusy, refusal, run } = useOrderAction(
    () => transferTicket(token, recipient.current),
    (reply) => {
      if (reply.ok) onTransferred();
      else if (isOrderStale(reply.code)) onStale();
    },
  );
  const isUsed = refusal?.code === 'ticket_used' || refusal?.code === 'too_late';
  const problem = useTransferProblem(refusal);

  useEffect(() => {
    // The focused button disappears together with the form.
    if (isUsed) panel.current?.focus();
  }, [isUsed]);

  return (
    <>
      <p>{passOn.text}</p>
      <button
        type="button"
        className={getButtonClass('quiet')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {passOn.button}
      </button>
      <div ref={panel} id={id} className={styles.panel} tabIndex={-1} hidden={!isOpen}>
        {isUsed ? (
          <Notice {...passOn.used} />
        ) : (
          <EmailForm
            label={passOn.button}
            words={passOn}
            error={problem.text}
            autoComplete="off"
            isBusy={isBusy}
            onEmail={(email) => {
              recipient.current.email = email;
              run();
            }}
            notice={problem.notice && <Notice {...problem.notice} />}
          >
            <SelectField
              label={passOn.language}
              defaultValue={order.language}
              onChange={({ currentTarget }) => {
                recipient.current.language = currentTarget.value as LanguageCode;
              }}
            >
              {languages.map((language) => (
                <option key={language.id} value={language.id} lang={language.id}>
                  {language.label}
                </option>
              ))}
            </SelectField>
            {order.isBought && <p className="dim">{passOn.bought}</p>}
          </EmailForm>
        )}
      </div>
    </>
  );
}

/** `text` belongs to the email field, `notice` below the form. */
function useTransferProblem(refusal: Refusal | null) {
  const { passOn } = useTexts('order');
  const { id: code } = useLanguage();
  if (!refusal) return {};
  const { code: reason, retryAfterSeconds } = refusal;
  if (reason === 'invalid_email' || reason === 'invalid_request') return { text: passOn.invalid };
  if (reason === 'same_address') return { text: passOn.same };
  if (reason !== 'too_many_requests') return { notice: passOn.failed };
  const moment = formatWait(retryAfterSeconds ?? 0, code);
  return { notice: { ...passOn.wait, text: fillText(passOn.wait.text, { moment }) } };
}
