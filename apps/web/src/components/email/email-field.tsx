import { fillText } from '@kongres/content/format/marked-text';
import { useRef, type ComponentProps } from 'react';
import { useTexts } from '../../lib/i18n/texts.tsx';
import { Field } from '@kongres/ui/field.tsx';
import { Rich } from '../../lib/i18n/rich.tsx';
import styles from './email-field.module.css';
import { useAddressHint } from './use-address-hint.ts';

type EmailFieldProps = Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'error'> & {
  ref?: { current: HTMLInputElement | null };
  'aria-invalid'?: true | undefined;
  /** The id of what is said of it elsewhere. */
  'aria-describedby'?: string | undefined;
  /** Another person's address is not one that the browser knows. */
  autoComplete?: 'email' | 'off';
  /** Somebody reaches for it. */
  onFocus?: () => void;
};

/** Where an address is typed. A slip of the finger is asked about, never refused. */
export function EmailField({ ref, autoComplete = 'email', ...field }: EmailFieldProps) {
  const { emailHint } = useTexts('frame');
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  const { suggestion, consider, forget } = useAddressHint();

  function take(address: string) {
    const element = input.current;
    if (!element) return;
    element.value = address;
    // Whoever watches the form sees it as typed.
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.focus();
    forget();
  }

  return (
    <Field
      {...field}
      ref={input}
      name="email"
      type="email"
      autoComplete={autoComplete}
      required
      onInput={({ currentTarget }) => consider(currentTarget.value)}
      advice={
        suggestion && (
          <div className={styles.hint}>
            <p>
              <Rich text={fillText(emailHint.text, { address: suggestion })} tags={{ b: <b /> }} />
            </p>
            <button type="button" onClick={() => take(suggestion)}>
              {emailHint.take}
            </button>
          </div>
        )
      }
    />
  );
}
