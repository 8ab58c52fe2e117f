import { useId, type FormEvent } from 'react';
import { organiser } from '@kongres/content/facts/organiser';
import { useTexts } from '../i18n/texts.tsx';
import { buttonClass } from '../ui/button.ts';
import { Field } from '../ui/field.tsx';
import { Sentence } from './sentence.tsx';
import styles from './contact-form.module.css';

/** Hands the message to the visitor's own mail program, addressed and with its subject. */
export function ContactForm() {
  const { form } = useTexts('contact');
  const note = useId();
  return (
    <form className={styles.form} aria-label={form.label} onSubmit={writeMail}>
      <Field label={form.name} name="name" autoComplete="name" required />
      <Field label={form.email} name="email" type="email" autoComplete="email" required />
      <Field label={form.subject} name="subject" required />
      <Field label={form.message} name="message" multiline required />
      <p id={note}>
        <Sentence text={form.fallback} />
      </p>
      <button type="submit" className={buttonClass('primary')} aria-describedby={note}>
        {form.send}
      </button>
    </form>
  );
}

function writeMail(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const { elements } = event.currentTarget;
  const read = (name: string) => {
    const field = elements.namedItem(name);
    return field && 'value' in field ? field.value : '';
  };
  const body = `${read('message')}\n\n${read('name')}\n${read('email')}`;
  const query = `subject=${encodeURIComponent(read('subject'))}&body=${encodeURIComponent(body)}`;
  window.location.assign(`mailto:${organiser.email}?${query}`);
}
