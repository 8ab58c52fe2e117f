import { organiser } from '@kongres/content/facts/organiser';

const names = ['topic', 'name', 'email', 'subject', 'message'] as const;

export type ContactFields = Record<(typeof names)[number], string>;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function getControl(form: HTMLFormElement, name: keyof ContactFields | 'website'): Control {
  return form.elements.namedItem(name) as Control;
}

export function readFields(form: HTMLFormElement): ContactFields {
  const entries = names.map((name) => [name, getControl(form, name).value]);
  return Object.fromEntries(entries) as ContactFields;
}

/** Never overwrites what the visitor has typed. */
export function fillEmptyFields(form: HTMLFormElement, values: Partial<ContactFields>): void {
  for (const name of names) {
    const control = getControl(form, name);
    const value = values[name];
    if (!control.value && value) control.value = value;
  }
}

export function buildMailtoUrl({ subject, message, name, email }: ContactFields): string {
  const body = encodeURIComponent(`${message}\n\n${name}\n${email}`);
  return `mailto:${organiser.email}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
