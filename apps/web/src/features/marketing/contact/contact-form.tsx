import { useRef } from 'react';
import { contactTopics, type ContactTopicId } from '@kongres/content/facts/contact-topics';
import { fillText } from '@kongres/content/format/marked-text';
import { contactFormId } from '../../../components/links/contact-links.ts';
import { EmailField } from '../../../components/email/email-field.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Sentence } from '../../../components/sentence.tsx';
import { BusyButton } from '@kongres/ui/busy-button.tsx';
import { Field } from '@kongres/ui/field.tsx';
import { SelectField } from '@kongres/ui/select-field.tsx';
import styles from './contact-form.module.css';
import { ContactOutcome } from './contact-outcome.tsx';
import type { FieldName } from './validate-message.ts';
import { useContactForm } from './use-contact-form.ts';
import { useDraft } from './use-draft.ts';

/** Hidden without JavaScript, where the organiser's email address is shown instead. Asks for a topic unless given one. */
export function ContactForm({ topic }: { topic?: ContactTopicId }) {
  const { form: texts, topics } = useTexts('contact');
  const form = useRef<HTMLFormElement>(null);
  const { errors, isSending, outcome, send, clearError } = useContactForm(form);
  const { saveFields, suggestSubject } = useDraft(form, topic);

  function getErrorText(name: FieldName): string | undefined {
    const error = errors[name];
    if (!error) return undefined;
    if (error.kind === 'too_long') return fillText(texts.tooLong, { n: error.maxLength });
    return error.kind === 'missing' ? texts.missing[name] : texts.invalidEmail;
  }

  return (
    <div id={contactFormId} className={styles.contact}>
      <form
        className={styles.form}
        ref={form}
        aria-label={texts.label}
        noValidate
        onInput={({ target, currentTarget }) => {
          clearError((target as HTMLInputElement).name);
          saveFields(currentTarget);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {topic ? (
          <input type="hidden" name="topic" defaultValue={topic} />
        ) : (
          <SelectField
            label={texts.topic}
            name="topic"
            onChange={({ currentTarget }) =>
              currentTarget.form && suggestSubject(currentTarget.form)
            }
          >
            <option value="">{texts.anyTopic}</option>
            {contactTopics.map(({ id }) => (
              <option key={id} value={id}>
                {topics[id].name}
              </option>
            ))}
          </SelectField>
        )}
        <div className={styles.pair}>
          <Field
            label={texts.name}
            name="name"
            autoComplete="name"
            required
            error={getErrorText('name')}
          />
          <EmailField label={texts.email} error={getErrorText('email')} />
        </div>
        <Field label={texts.subject} name="subject" required error={getErrorText('subject')} />
        <Field
          label={texts.message}
          name="message"
          multiline
          required
          error={getErrorText('message')}
        />
        {/* Honeypot: only bots fill it in. */}
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
