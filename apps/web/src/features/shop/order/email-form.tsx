import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { emailAddress } from '@kongres/contract/email';
import { EmailField } from '../../../components/email/email-field.tsx';
import { BusyButton } from '@kongres/ui/busy-button.tsx';
import styles from './order-form.module.css';

interface EmailFormProps {
  /** Accessible name: the text of the button that opens the form. */
  label: string;
  words: { email: string; hint: string; invalid: string; submit: string; busy: string };
  error?: string | undefined;
  /** `off` for the address of another person. */
  autoComplete?: 'email' | 'off';
  isBusy: boolean;
  onEmail: (email: string) => void;
  /** Rendered between the field and the button. */
  children?: ReactNode;
  notice?: ReactNode;
}

export function EmailForm(props: EmailFormProps) {
  const { label, words, error, autoComplete, isBusy, onEmail, children, notice } = props;
  const field = useRef<HTMLInputElement>(null);
  const [isInvalid, setIsInvalid] = useState(false);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { data: email } = emailAddress.safeParse(field.current?.value);
    setIsInvalid(email === undefined);
    if (email === undefined) field.current?.focus();
    else onEmail(email);
  }

  return (
    <form
      className={styles.form}
      aria-label={label}
      noValidate
      onInput={() => setIsInvalid(false)}
      onSubmit={handleSubmit}
    >
      <EmailField
        ref={field}
        label={words.email}
        hint={words.hint}
        error={isInvalid ? words.invalid : error}
        {...(autoComplete && { autoComplete })}
      />
      {children}
      <BusyButton type="submit" kind="secondary" isBusy={isBusy}>
        {isBusy ? words.busy : words.submit}
      </BusyButton>
      {notice}
    </form>
  );
}
