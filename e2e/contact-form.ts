import { expect, type Page } from '@playwright/test';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { getTexts } from './texts.ts';

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Unique per call: emails and rate limits are counted by address. */
export function createContactMessage(more: Partial<ContactMessage> = {}): ContactMessage {
  const id = crypto.randomUUID().slice(0, 8);
  return {
    name: 'Ala Kowalska',
    email: `ala-${id}@example.com`,
    subject: `Pytanie ${id}`,
    message: `Dzień dobry,\nto jest wiadomość ${id}.`,
    ...more,
  };
}

export function getContactForm(page: Page, code: LanguageCode) {
  const { form: texts } = getTexts(code, 'contact');
  const form = page.getByRole('form', { name: texts.label });
  const field = (name: keyof ContactMessage) => form.getByLabel(texts[name], { exact: true });
  return {
    texts,
    form,
    field,
    topic: form.getByLabel(texts.topic),
    button: form.getByRole('button'),
    status: form.getByRole('status'),
    alert: form.getByRole('alert'),
    fill: async (written: ContactMessage) => {
      for (const [name, text] of Object.entries(written)) {
        await field(name as keyof ContactMessage).fill(text);
      }
    },
    expectValues: async (written: Partial<ContactMessage>) => {
      for (const [name, text] of Object.entries(written)) {
        await expect(field(name as keyof ContactMessage)).toHaveValue(text);
      }
    },
  };
}

/** Opens a page and waits until the form is hydrated. */
export async function openContactForm(page: Page, code: LanguageCode, address: string) {
  await page.goto(address, { waitUntil: 'networkidle' });
  const form = getContactForm(page, code);
  await expect(form.form).toBeVisible();
  return form;
}
