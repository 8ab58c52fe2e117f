import { expect, test } from 'vitest';
import { contactTopics } from '@kongres/content/facts/contact-topics';
import { languages } from '@kongres/content/facts/languages';
import {
  composeContactConfirmationEmail,
  composeContactMessageEmail,
} from './compose-contact-emails.ts';

const message = {
  topic: null,
  name: 'Jürgen Żuk',
  email: 'juergen@example.com',
  subject: 'Ein Stand',
  message: 'Guten Tag,\n\nwie groß?',
  language: 'de',
} as const;

test('names the sender and the language, and sets Reply-To to the sender', () => {
  const { subject, text, replyTo } = composeContactMessageEmail({ ...message, topic: 'exhibitor' });
  expect(subject).toBe('[Wystawcy] Ein Stand');
  for (const part of ['Jürgen Żuk <juergen@example.com>', 'Deutsch', message.message]) {
    expect(text).toContain(part);
  }
  expect(replyTo).toEqual({ name: 'Jürgen Żuk', address: 'juergen@example.com' });
});

test.each(contactTopics.map(({ id }) => id))(
  '%s: adds the topic as header and subject tag',
  (topic) => {
    const { subject, headers } = composeContactMessageEmail({ ...message, topic });
    expect(headers).toEqual({ 'X-Kongres-Topic': topic });
    expect(subject).toMatch(/^\[\p{Lu}[\p{L} ]+\] Ein Stand$/u);
  },
);

test.each([null, 'retired-topic'])('topic %s: uses the tag for general contact', (topic) => {
  const { subject, headers } = composeContactMessageEmail({ ...message, topic });
  expect(headers).toEqual({ 'X-Kongres-Topic': 'none' });
  expect(subject).toBe('[Kontakt] Ein Stand');
});

test.each(languages.map(({ id }) => id))(
  'confirmation in %s sets its language and has no unresolved placeholders',
  (code) => {
    const { subject, html, text } = composeContactConfirmationEmail(code);
    expect(html).toContain(`lang="${code}"`);
    for (const part of [subject, html, text]) expect(part).not.toMatch(/\{\{|<\/?mail>/);
    expect(html?.replace(/^<!DOCTYPE[^>]+>/, '')).not.toMatch(/<img|<script|<link|https?:/);
  },
);
