import { useId, type ComponentProps } from 'react';
import styles from './field.module.css';

type FieldProps = { label: string; hint?: string | undefined; error?: string | undefined } & (
  | ({ multiline?: false } & ComponentProps<'input'>)
  | ({ multiline: true } & ComponentProps<'textarea'>)
);

/** A control with its visible label; hint and error are tied to it for those who do not see them. */
export function Field({ label, hint, error, multiline, ...control }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
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
    </div>
  );
}
