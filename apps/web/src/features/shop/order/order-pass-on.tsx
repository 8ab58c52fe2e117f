import { useEffect, useId, useRef, useState } from 'react';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { formatMoment } from '@kongres/content/format/date';
import { fillText } from '@kongres/content/format/marked-text';
import type { OrderAnswer } from '@kongres/contract/order';
import { isStale, passOnTicket } from '../../../lib/api/order/act-on-order.ts';
import type { Refusal } from '../../../lib/api/refusal.ts';
import { useAct } from '../../../components/order/use-act.ts';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { buttonClass } from '@kongres/ui/button.ts';
import { Notice } from '@kongres/ui/notice.tsx';
import { SelectField } from '@kongres/ui/select-field.tsx';
import { AddressForm } from './address-form.tsx';
import { minuteAfter } from './minute-after.ts';
import styles from './order-form.module.css';

interface OrderPassOnProps {
  order: OrderAnswer;
  token: string;
  onPassedOn: () => void;
  /** The order is no longer what the page shows. */
  onStale: () => void;
}

/** The ticket goes to another person, for good: what that means is said before it can be done. */
export function OrderPassOn({ order, token, onPassedOn, onStale }: OrderPassOnProps) {
  const { passOn } = useTexts('order');
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const to = useRef({ email: '', language: order.language });
  const [isOpen, setIsOpen] = useState(false);
  const { isBusy, refusal, run } = useAct(
    () => passOnTicket(token, to.current),
    (reply) => {
      if (reply.ok) onPassedOn();
      else if (isStale(reply.code)) onStale();
    },
  );
  const isUsed = refusal?.code === 'ticket_used' || refusal?.code === 'too_late';
  const fault = useFault(refusal);

  useEffect(() => {
    // The form is gone, and with it the button that was pressed.
    if (isUsed) panel.current?.focus();
  }, [isUsed]);

  return (
    <>
      <p>{passOn.text}</p>
      <button
        type="button"
        className={buttonClass('quiet')}
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
          <AddressForm
            label={passOn.button}
            words={passOn}
            error={fault.text}
            autoComplete="off"
            isBusy={isBusy}
            onAddress={(email) => {
              to.current.email = email;
              run();
            }}
            notice={fault.notice && <Notice {...fault.notice} />}
          >
            <SelectField
              label={passOn.language}
              defaultValue={order.language}
              onChange={({ currentTarget }) => {
                to.current.language = currentTarget.value as LanguageCode;
              }}
            >
              {languages.map((language) => (
                <option key={language.id} value={language.id} lang={language.id}>
                  {language.label}
                </option>
              ))}
            </SelectField>
            {order.isBought && <p className="dim">{passOn.bought}</p>}
          </AddressForm>
        )}
      </div>
    </>
  );
}

/** What is wrong with the address, beside the field; or with everything else, below the form. */
function useFault(refusal: Refusal | null) {
  const { passOn } = useTexts('order');
  const { id: code } = useLanguage();
  if (!refusal) return {};
  const { code: problem, retryAfterSeconds } = refusal;
  if (problem === 'invalid_email' || problem === 'invalid_request') return { text: passOn.invalid };
  if (problem === 'same_address') return { text: passOn.same };
  if (problem !== 'too_many_requests') return { notice: passOn.failed };
  const moment = formatMoment(minuteAfter(retryAfterSeconds ?? 0), code);
  return { notice: { ...passOn.wait, text: fillText(passOn.wait.text, { moment }) } };
}
