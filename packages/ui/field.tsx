import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './field.module.css';

type FieldProps = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Announced politely; null while empty. Undefined renders no live region. */
  advice?: ReactNode;
} & (
  | ({ multiline?: false } & ComponentProps<'input'>)
  | ({ multiline: true } & ComponentProps<'textarea'>)
);

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
      {/* Rendered before it has content: screen readers ignore a live region inserted together with its text. */}
      {advice !== undefined && (
        <div id={`${id}advice`} aria-live="polite">
          {advice}
        </div>
      )}
    </div>
  );
}
