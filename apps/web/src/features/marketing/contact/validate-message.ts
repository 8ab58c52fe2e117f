import { contactMessage, type ContactMessage } from '@kongres/contract/contact';

export type FieldName = keyof ContactMessage;

interface FieldError {
  kind: 'missing' | 'invalid' | 'too_long';
  /** Only meaningful for `too_long`. */
  maxLength: number;
}

export type FieldErrors = Partial<Record<FieldName, FieldError>>;

/** Validates with the schema of the API; returns the first error of each field. */
export function validateMessage(
  values: Record<FieldName, string>,
): { ok: true; message: ContactMessage } | { ok: false; errors: FieldErrors } {
  const { success, data, error } = contactMessage.safeParse(values);
  if (success) return { ok: true, message: data };
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    const field = issue.path[0] as FieldName;
    errors[field] ??= {
      kind: errorKinds[issue.code as keyof typeof errorKinds] ?? 'invalid',
      maxLength: 'maximum' in issue ? Number(issue.maximum) : 0,
    };
  }
  return { ok: false, errors };
}

const errorKinds = {
  too_small: 'missing',
  too_big: 'too_long',
  invalid_format: 'invalid',
} as const;
