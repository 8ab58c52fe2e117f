import { fillText } from '@kongres/content/format/marked-text';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useAsksConsent } from '../../../lib/edition/use-edition-phase.ts';
import { EmailField } from '../../../components/email/email-field.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import type { TicketPlan } from './ticket-plans.server.ts';
import { BusyButton } from '@kongres/ui/busy-button.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import { Notice } from '@kongres/ui/notice.tsx';
import { Rich } from '../../../lib/i18n/rich.tsx';
import { TicketStub } from './ticket-stub.tsx';
import { TicketSummary } from './ticket-summary.tsx';
import { placeOrder, type PurchaseRefusal } from './place-order.ts';
import styles from './ticket-dialog.module.css';
import { useCountdown } from './use-countdown.ts';
import { useRefusalText } from './use-refusal-text.ts';
import { useDisplayedPrice } from './use-displayed-price.ts';

interface PurchaseDialogProps {
  ticket: TicketPlan;
  onClose: () => void;
}

/** Adds jitter, so that waiting buyers do not retry at the same moment. */
function getWaitSeconds({ retryAfterSeconds }: PurchaseRefusal): number {
  return (retryAfterSeconds ?? 10) + Math.floor(Math.random() * 4);
}

/** States: open, submitting or queued, redirecting to the payment page. A refusal returns to open. */
export default function PurchaseDialog({ ticket, onClose }: PurchaseDialogProps) {
  const asksConsent = useAsksConsent();
  const texts = useTexts('purchase');
  const { id: language } = useLanguage();
  const title = useId();
  const noticeId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const idempotencyKey = useRef(crypto.randomUUID());
  const earlyStart = useRef<HTMLInputElement>(null);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [refusal, setRefusal] = useState<PurchaseRefusal | null>(null);
  const refusalText = useRefusalText(refusal);
  const isAddressRefused = refusal?.reason === 'email' || refusal?.code === 'invalid_email';
  const [secondsInLine, setSecondsInLine] = useState<number | null>(null);
  const { price, isChanged, setGrossMinor } = useDisplayedPrice(ticket);
  const isWaiting = isSubmitting || secondsInLine !== null;

  useEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
    // Restored by the back button, the page still has the old key, but that order may be paid by now:
    // another press is another order.
    function handlePageShow({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      idempotencyKey.current = crypto.randomUUID();
      setIsSubmitting(false);
    }
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, []);

  useEffect(() => {
    if (!refusal) return;
    // On small screens the message may be outside the viewport.
    dialog.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);

  async function submitOrder() {
    const email = (field.current?.value ?? '').trim();
    setRefusal(null);
    setIsSubmitting(true);
    const result = await placeOrder({
      email,
      language,
      ticket: ticket.id,
      idempotencyKey: idempotencyKey.current,
      displayedMinor: price.grossMinor,
      hasEarlyStartConsent: earlyStart.current?.checked ?? false,
    });
    if (result.ok) {
      window.location.assign(result.url);
      return;
    }
    setIsSubmitting(false);
    if (result.code === 'busy') {
      setSecondsInLine(getWaitSeconds(result));
      return;
    }
    // After a lost response the key is kept: the server may still create the order.
    if (result.isDefinite) idempotencyKey.current = crypto.randomUUID();
    setRefusal(result);
    if (result.grossMinor !== null) setGrossMinor(result.grossMinor);
    if (result.reason === 'email') field.current?.focus();
  }

  useCountdown(secondsInLine, setSecondsInLine, () => void submitOrder());

  const orderText = isSubmitting ? texts.submitting : texts.submit;
  const buttonText = secondsInLine === null ? orderText : texts.line.waiting;

  /** Enter in the field submits although the button is disabled: only `disabled` would prevent it, and lose the focus. */
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isWaiting) void submitOrder();
  }

  function close() {
    if (!isSubmitting) dialog.current?.close();
  }

  const notice = refusalText && (
    <Notice id={noticeId} title={texts.error.title} text={refusalText} />
  );

  return (
    <dialog
      className={styles.dialog}
      ref={dialog}
      aria-labelledby={title}
      onCancel={(event) => isSubmitting && event.preventDefault()}
      onClose={onClose}
    >
      <TicketStub caption={texts.stub} name={ticket.name}>
        <TicketSummary ticket={ticket} />
      </TicketStub>
      <form
        className={styles.form}
        noValidate
        onSubmit={handleSubmit}
        onInput={({ target }) => target === field.current && setRefusal(null)}
      >
        <button type="button" className={styles.close} aria-disabled={isSubmitting} onClick={close}>
          <Icon name="close" />
          <span className="visually-hidden">{texts.close}</span>
        </button>
        <h2 id={title}>
          <span className="visually-hidden">{fillText(texts.title, { name: ticket.name })}. </span>
          {texts.heading}
        </h2>
        <div className={styles.address}>
          <EmailField
            ref={field}
            label={texts.email}
            hint={texts.emailHint}
            aria-invalid={isAddressRefused || undefined}
            aria-describedby={isAddressRefused ? noticeId : undefined}
          />
          {isAddressRefused && notice}
        </div>
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
          <label className={styles.checkbox}>
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
        {!isAddressRefused && notice}
        <p className={styles.line} role="status">
          {secondsInLine !== null && (
            <>
              {texts.line.text}{' '}
              <span role="timer">{fillText(texts.line.again, { seconds: secondsInLine })}</span>
            </>
          )}
        </p>
        <p className={styles.buttons}>
          <BusyButton kind="secondary" isBusy={isSubmitting} onClick={close}>
            {texts.cancel}
          </BusyButton>
          <BusyButton type="submit" kind="primary" isBusy={isWaiting}>
            {/* In its own element: React cannot update text nodes that a browser translation has replaced. */}
            <span>{buttonText}</span>
            <Icon name="arrow" />
          </BusyButton>
        </p>
      </form>
    </dialog>
  );
}
