import { fillText } from '@kongres/content/format/marked-text';
import { useRef, useState, type FormEvent } from 'react';
import { emailAddress } from '@kongres/contract/email';
import { EmailField } from '../../../components/email/email-field.tsx';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Sentence } from '../../../components/sentence.tsx';
import { BusyButton } from '@kongres/ui/busy-button.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import { Notice } from '@kongres/ui/notice.tsx';
import { formatWait } from './format-wait.ts';
import styles from './order-form.module.css';

type Outcome =
  { kind: 'done'; email: string } | { kind: 'wait'; seconds: number } | { kind: 'failed' };

/** Loaded on focus: only this form needs the proof of work. */
const loadRequestOrderLinks = () => import('./request-order-links.ts');

/** For a lost link: the orders of an address are emailed to that address only. */
export function FindOrders() {
  const { find } = useTexts('order');
  const { id: language } = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isInvalid, setIsInvalid] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  function handleFocus() {
    loadRequestOrderLinks().then(
      (module) => module.prepareOrderLinksRequest(),
      () => {},
    );
  }

  async function requestLinks(email: string): Promise<Outcome> {
    const module = await loadRequestOrderLinks().catch(() => null);
    const reply = (await module?.requestOrderLinks(email)) ?? {
      ok: false,
      retryAfterSeconds: null,
    };
    if (reply.ok) return { kind: 'done', email };
    const seconds = reply.retryAfterSeconds;
    return seconds === null ? { kind: 'failed' } : { kind: 'wait', seconds };
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = (field.current?.value ?? '').trim();
    const { data: email } = emailAddress.safeParse(typed);
    setOutcome(null);
    setIsInvalid(email === undefined);
    if (email === undefined) {
      field.current?.focus();
      return;
    }
    setIsBusy(true);
    const result = await requestLinks(email);
    // Displayed as typed: the normalised form of a domain may look unfamiliar.
    setOutcome(result.kind === 'done' ? { ...result, email: typed } : result);
    setIsBusy(false);
  }

  return (
    <form
      className={styles.form}
      aria-label={find.send}
      noValidate
      onInput={() => setIsInvalid(false)}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <EmailField
        ref={field}
        label={find.email}
        error={isInvalid ? find.invalid : undefined}
        onFocus={handleFocus}
      />
      <BusyButton type="submit" kind="primary" isBusy={isBusy}>
        <span>{isBusy ? find.busy : find.send}</span>
        <Icon name="arrow" />
      </BusyButton>
      <p className={styles.status} aria-live="polite">
        {outcome?.kind === 'done' && fillText(find.done, { buyerEmail: outcome.email })}
      </p>
      {outcome?.kind === 'failed' && (
        <Notice title={find.failed.title} text={<Sentence text={find.failed.text} />} />
      )}
      {outcome?.kind === 'wait' && (
        <Notice
          title={find.wait.title}
          text={fillText(find.wait.text, {
            moment: formatWait(outcome.seconds, language),
          })}
        />
      )}
    </form>
  );
}
