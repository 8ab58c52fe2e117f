import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './field.module.css';

type FieldProps = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** What is said of the typed text, politely; null while there is nothing to say. */
  advice?: ReactNode;
} & (
  | ({ multiline?: false } & ComponentProps<'input'>)
  | ({ multiline: true } & ComponentProps<'textarea'>)
);

/** A control with its visible label; what is said of it is tied to it for those who do not see it. */
export function Field({ label, hint, error, advice, multiline, ...control }: FieldProps) {
  const id = useId();
  const described = [
    hint && `${id}hint`,
    error && `${id}error`,
    advice && `${id}advice`,
    control['aria-describedby'],
  ]
    .filter(Boolean)
    .join(' ');
  const shared = {
    id,
    'aria-invalid': error ? true : control['aria-invalid'],
    'aria-describedby': described || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && <p id={`${id}hint`}>{hint}</p>}
      {multiline ? (
        <textarea rows={5} {...(control as ComponentProps<'textarea'>)} {...shared} />
      ) : (
        <input {...(control as ComponentProps<'input'>)} {...shared} />
      )}
      {error && (
        <p className={styles.error} id={`${id}error`}>
          {error}
        </p>
      )}
      {/* It stands there before it is needed: a region that comes with its words is not heard. */}
      {advice !== undefined && (
        <div id={`${id}advice`} aria-live="polite">
          {advice}
        </div>
      )}
    </div>
  );
}
