import { fillText } from '@kongres/content/format/marked-text';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useAsksConsent } from '../../../lib/edition/use-edition-phase.ts';
import { EmailField } from '../../../components/email/email-field.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import type { TicketPlan } from './ticket-plans.server.ts';
import { buttonClass } from '@kongres/ui/button.ts';
import { Icon } from '@kongres/ui/icon.tsx';
import { Notice } from '@kongres/ui/notice.tsx';
import { Rich } from '../../../lib/i18n/rich.tsx';
import { TicketStub } from './ticket-stub.tsx';
import { placeOrder, type PurchaseRefusal } from './place-order.ts';
import styles from './ticket-dialog.module.css';
import { useCountdown } from './use-countdown.ts';
import { useRefusalText } from './use-refusal-text.ts';
import { useShownPrice } from './use-shown-price.ts';

interface PurchaseDialogProps {
  ticket: TicketPlan;
  onClose: () => void;
}

/** As long as the server asks, and a little more: a crowd must not come back in one step. */
function waitSeconds({ retryAfterSeconds }: PurchaseRefusal): number {
  return (retryAfterSeconds ?? 10) + Math.floor(Math.random() * 4);
}

/** Open, then submitting or waiting in line, then away to the payment page; any refusal leads back to open. */
export default function PurchaseDialog({ ticket, onClose }: PurchaseDialogProps) {
  // Whether the congress begins before the days to withdraw are over, by the server's clock.
  const asksConsent = useAsksConsent();
  const texts = useTexts('purchase');
  const { unit } = useTexts('tickets').price;
  const { id: language } = useLanguage();
  const title = useId();
  const notice = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const attempt = useRef(crypto.randomUUID());
  const earlyStart = useRef<HTMLInputElement>(null);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [refusal, setRefusal] = useState<PurchaseRefusal | null>(null);
  const refusalText = useRefusalText(refusal);
  const isAddressRefused = refusal?.reason === 'email';
  const [secondsInLine, setSecondsInLine] = useState<number | null>(null);
  const { price, isChanged, setGrossMinor } = useShownPrice(ticket);
  const isWaiting = isSubmitting || secondsInLine !== null;

  useEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
    // Coming back from the payment page by the back button shows this page as it was left, but what
    // was ordered may be paid by now: whoever presses again wants another ticket.
    function onReturn({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      attempt.current = crypto.randomUUID();
      setIsSubmitting(false);
    }
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, []);

  useEffect(() => {
    if (!refusal) return;
    // On a small screen it begins below the edge, and the button that was pressed with it.
    dialog.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);

  async function buy() {
    const email = (field.current?.value ?? '').trim();
    setRefusal(null);
    setIsSubmitting(true);
    const answer = await placeOrder({
      email,
      language,
      ticket: ticket.id,
      attempt: attempt.current,
      shownMinor: price.grossMinor,
      isEarlyStart: earlyStart.current?.checked ?? false,
    });
    if (answer.ok) {
      window.location.assign(answer.url);
      return;
    }
    setIsSubmitting(false);
    if (answer.code === 'busy') {
      setSecondsInLine(waitSeconds(answer));
      return;
    }
    // A definite answer ends the attempt; after a lost one the same order may still be made.
    if (answer.isDefinite) attempt.current = crypto.randomUUID();
    setRefusal(answer);
    if (answer.grossMinor !== null) setGrossMinor(answer.grossMinor);
    if (answer.reason === 'email') field.current?.focus();
  }

  useCountdown(secondsInLine, setSecondsInLine, () => void buy());

  const orderText = isSubmitting ? texts.submitting : texts.submit;
  const buttonText = secondsInLine === null ? orderText : texts.line.waiting;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void buy();
  }

  return (
    <dialog
      className={styles.dialog}
      ref={dialog}
      aria-labelledby={title}
      onCancel={(event) => isSubmitting && event.preventDefault()}
      onClose={onClose}
    >
      <TicketStub caption={texts.stub} name={ticket.name} amount={price.amount} unit={unit} />
      <form className={styles.form} noValidate onSubmit={submit}>
        <button
          type="button"
          className={styles.close}
          disabled={isSubmitting}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
          <span className="visually-hidden">{texts.close}</span>
        </button>
        <h2 id={title}>
          <span className="visually-hidden">{fillText(texts.title, { name: ticket.name })}. </span>
          {texts.heading}
        </h2>
        <EmailField
          ref={field}
          label={texts.email}
          hint={texts.emailHint}
          aria-invalid={isAddressRefused || undefined}
          aria-describedby={isAddressRefused ? notice : undefined}
        />
        <dl className={styles.total}>
          <dt>{texts.total}</dt>
          <dd data-changed={isChanged || undefined}>
            {isChanged && (
              <del>
                <span className="visually-hidden">{texts.priceBefore} </span>
                {ticket.gross}
              </del>
            )}{' '}
            <b>{price.gross}</b> <span>{fillText(texts.totalDetail, { net: price.net })}</span>
          </dd>
        </dl>
        <p className={styles.small}>
          <Icon name="lock" />
          {texts.next}
        </p>
        {asksConsent && (
          <label className={styles.tick}>
            <input ref={earlyStart} type="checkbox" />
            <span>
              {texts.earlyStart} {texts.optional}
            </span>
          </label>
        )}
        <p className="dim">
          <Rich
            text={texts.consent}
            tags={{
              terms: <LocalLink to="terms" target="_blank" />,
              privacy: <LocalLink to="privacy" target="_blank" />,
            }}
          />
        </p>
        {refusalText && <Notice id={notice} title={texts.error.title} text={refusalText} />}
        <p className={styles.line} role="status">
          {secondsInLine !== null && (
            <>
              {texts.line.text}{' '}
              <span role="timer">{fillText(texts.line.again, { seconds: secondsInLine })}</span>
            </>
          )}
        </p>
        <p className={styles.buttons}>
          <button
            type="button"
            className={buttonClass('secondary')}
            disabled={isSubmitting}
            onClick={() => dialog.current?.close()}
          >
            {texts.cancel}
          </button>
          <button type="submit" className={buttonClass('primary')} disabled={isWaiting}>
            {/* In an element of its own: words that a translator has replaced beside another one stay as they are. */}
            <span>{buttonText}</span>
            <Icon name="arrow" />
          </button>
        </p>
      </form>
    </dialog>
  );
}
