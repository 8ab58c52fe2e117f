import { useRef } from 'react';
import { contactTopics } from '@kongres/content/facts/contact-topics';
import { fillText } from '@kongres/content/format/marked-text';
import { contactForm } from '../../../components/links/contact-about.ts';
import { EmailField } from '../../../components/email/email-field.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Sentence } from '../../../components/sentence.tsx';
import { BusyButton } from '@kongres/ui/busy-button.tsx';
import { Field } from '@kongres/ui/field.tsx';
import { SelectField } from '@kongres/ui/select-field.tsx';
import styles from './contact-form.module.css';
import { ContactOutcome } from './contact-outcome.tsx';
import type { FieldName } from './judge-message.ts';
import { useContactForm } from './use-contact-form.ts';
import { useDraft } from './use-draft.ts';

/** A message to the organiser. Without JavaScript it gives way to the organiser's address. */
export function ContactForm() {
  const { form: texts, topics } = useTexts('contact');
  const form = useRef<HTMLFormElement>(null);
  const { faults, isSending, outcome, send, mend } = useContactForm(form);
  const { keep, offerSubject } = useDraft(form);

  function errorOf(name: FieldName): string | undefined {
    const fault = faults[name];
    if (!fault) return undefined;
    if (fault.kind === 'too_long') return fillText(texts.tooLong, { n: fault.most });
    return fault.kind === 'missing' ? texts.missing[name] : texts.invalidEmail;
  }

  return (
    <div id={contactForm} className={styles.contact}>
      <form
        className={styles.form}
        ref={form}
        aria-label={texts.label}
        noValidate
        onInput={({ target, currentTarget }) => {
          mend((target as HTMLInputElement).name);
          keep(currentTarget);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <SelectField
          label={texts.topic}
          name="topic"
          onChange={({ currentTarget }) => currentTarget.form && offerSubject(currentTarget.form)}
        >
          <option value="">{texts.anyTopic}</option>
          {contactTopics.map(({ id }) => (
            <option key={id} value={id}>
              {topics[id].name}
            </option>
          ))}
        </SelectField>
        <div className={styles.pair}>
          <Field
            label={texts.name}
            name="name"
            autoComplete="name"
            required
            error={errorOf('name')}
          />
          <EmailField label={texts.email} error={errorOf('email')} />
        </div>
        <Field label={texts.subject} name="subject" required error={errorOf('subject')} />
        <Field label={texts.message} name="message" multiline required error={errorOf('message')} />
        {/* Nobody sees or reaches it; a program fills it in and gives itself away. */}
        <div className="visually-hidden" aria-hidden="true">
          <input name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <ContactOutcome outcome={outcome} />
        <BusyButton type="submit" kind="primary" isBusy={isSending}>
          {isSending ? texts.sending : texts.send}
        </BusyButton>
        <p className={styles.privacy}>
          <Sentence text={texts.privacy} />
        </p>
      </form>
      <p className={styles.address}>
        <Sentence text={texts.noScript} />
      </p>
    </div>
  );
}
