import { fillText } from '@kongres/content/format/marked-text';
import { useRef, type ComponentProps } from 'react';
import { useTexts } from '../../lib/i18n/texts.tsx';
import { Field } from '@kongres/ui/field.tsx';
import { Rich } from '../../lib/i18n/rich.tsx';
import styles from './email-field.module.css';
import { useEmailSuggestion } from './use-email-suggestion.ts';

type EmailFieldProps = Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'error'> & {
  ref?: { current: HTMLInputElement | null };
  'aria-invalid'?: true | undefined;
  'aria-describedby'?: string | undefined;
  /** `off` for another person's address. */
  autoComplete?: 'email' | 'off';
  onFocus?: () => void;
};

/** Email input that suggests a correction for a typo but never rejects. */
export function EmailField({ ref, autoComplete = 'email', ...field }: EmailFieldProps) {
  const { emailHint } = useTexts('frame');
  const internalRef = useRef<HTMLInputElement>(null);
  const input = ref ?? internalRef;
  const { suggestion, scheduleCheck, clearSuggestion } = useEmailSuggestion();

  function acceptSuggestion(address: string) {
    const element = input.current;
    if (!element) return;
    element.value = address;
    // Form listeners treat the suggestion like typed text.
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.focus();
    clearSuggestion();
  }

  return (
    <Field
      {...field}
      ref={input}
      name="email"
      type="email"
      autoComplete={autoComplete}
      required
      onInput={({ currentTarget }) => scheduleCheck(currentTarget.value)}
      advice={
        suggestion && (
          <div className={styles.hint}>
            <p>
              <Rich text={fillText(emailHint.text, { address: suggestion })} tags={{ b: <b /> }} />
            </p>
            <button type="button" onClick={() => acceptSuggestion(suggestion)}>
              {emailHint.take}
            </button>
          </div>
        )
      }
    />
  );
}
