import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { emailAddress } from '@kongres/contract/email';
import { EmailField } from '../../../components/email/email-field.tsx';
import { BusyButton } from '@kongres/ui/busy-button.tsx';
import styles from './order-form.module.css';

interface AddressFormProps {
  /** What the form is for, as the button says that opens it. */
  label: string;
  words: { email: string; hint: string; invalid: string; submit: string; busy: string };
  /** What the server found wrong with the address. */
  error?: string | undefined;
  /** Another person's address is not one that the browser knows. */
  autoComplete?: 'email' | 'off';
  isBusy: boolean;
  onAddress: (email: string) => void;
  /** Between the address and the button. */
  children?: ReactNode;
  /** Below the button. */
  notice?: ReactNode;
}

/** One address to send something to. What is no address is said beside the field and sent nowhere. */
export function AddressForm(props: AddressFormProps) {
  const { label, words, error, autoComplete, isBusy, onAddress, children, notice } = props;
  const field = useRef<HTMLInputElement>(null);
  const [isInvalid, setIsInvalid] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { data: email } = emailAddress.safeParse(field.current?.value);
    setIsInvalid(email === undefined);
    if (email === undefined) field.current?.focus();
    else onAddress(email);
  }

  return (
    <form
      className={styles.form}
      aria-label={label}
      noValidate
      onInput={() => setIsInvalid(false)}
      onSubmit={submit}
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
