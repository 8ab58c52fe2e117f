import { expect, type Page } from '@playwright/test';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { textsOf } from './texts.ts';

export interface Written {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** A message of its own for every test: mails and limits are counted by address. */
export function newMessage(more: Partial<Written> = {}): Written {
  const id = crypto.randomUUID().slice(0, 8);
  return {
    name: 'Ala Kowalska',
    email: `ala-${id}@example.com`,
    subject: `Pytanie ${id}`,
    message: `Dzień dobry,\nto jest wiadomość ${id}.`,
    ...more,
  };
}

/** The parts of the contact form as people find them. */
export function contactForm(page: Page, code: LanguageCode) {
  const { form: texts } = textsOf(code, 'contact');
  const form = page.getByRole('form', { name: texts.label });
  const field = (name: keyof Written) => form.getByLabel(texts[name], { exact: true });
  return {
    texts,
    form,
    field,
    topic: form.getByLabel(texts.topic),
    button: form.getByRole('button'),
    status: form.getByRole('status'),
    alert: form.getByRole('alert'),
    fill: async (written: Written) => {
      for (const [name, text] of Object.entries(written)) {
        await field(name as keyof Written).fill(text);
      }
    },
    shows: async (written: Partial<Written>) => {
      for (const [name, text] of Object.entries(written)) {
        await expect(field(name as keyof Written)).toHaveValue(text);
      }
    },
  };
}

/** Opens a page and waits until the form listens. */
export async function openForm(page: Page, code: LanguageCode, address: string) {
  await page.goto(address, { waitUntil: 'networkidle' });
  const form = contactForm(page, code);
  await expect(form.form).toBeVisible();
  return form;
}
