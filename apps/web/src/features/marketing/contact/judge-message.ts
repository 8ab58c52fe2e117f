import { contactMessage, type ContactMessage } from '@kongres/contract/contact';

export type FieldName = keyof ContactMessage;

interface Fault {
  kind: 'missing' | 'invalid' | 'too_long';
  /** As long as it may be, where it is too long. */
  most: number;
}

export type Faults = Partial<Record<FieldName, Fault>>;

/** What the server would say of it, said before it is sent; of each field the first fault. */
export function judgeMessage(
  typed: Record<FieldName, string>,
): { ok: true; message: ContactMessage } | { ok: false; faults: Faults } {
  const { success, data, error } = contactMessage.safeParse(typed);
  if (success) return { ok: true, message: data };
  const faults: Faults = {};
  for (const issue of error.issues) {
    const field = issue.path[0] as FieldName;
    faults[field] ??= {
      kind: kinds[issue.code as keyof typeof kinds] ?? 'invalid',
      most: 'maximum' in issue ? Number(issue.maximum) : 0,
    };
  }
  return { ok: false, faults };
}

const kinds = { too_small: 'missing', too_big: 'too_long', invalid_format: 'invalid' } as const;
