import { expect, test } from 'vitest';
import { contactTopics } from '@kongres/content/facts/contact-topics';
import { languages } from '@kongres/content/facts/languages';
import { composeConfirmation, composeMessage } from './compose-contact.ts';

const message = {
  topic: null,
  name: 'Jürgen Żuk',
  email: 'juergen@example.com',
  subject: 'Ein Stand',
  message: 'Guten Tag,\n\nwie groß?',
  language: 'de',
} as const;

test('the organiser reads who writes, in which language, and answers the sender', () => {
  const { subject, text, replyTo } = composeMessage({ ...message, topic: 'exhibitor' });
  expect(subject).toBe('[Wystawcy] Ein Stand');
  for (const part of ['Jürgen Żuk <juergen@example.com>', 'Deutsch', message.message]) {
    expect(text).toContain(part);
  }
  expect(replyTo).toEqual({ name: 'Jürgen Żuk', address: 'juergen@example.com' });
});

test.each(contactTopics.map(({ id }) => id))('%s: an inbox can sort by header and tag', (topic) => {
  const { subject, headers } = composeMessage({ ...message, topic });
  expect(headers).toEqual({ 'X-Kongres-Topic': topic });
  expect(subject).toMatch(/^\[\p{Lu}[\p{L} ]+\] Ein Stand$/u);
});

test.each([null, 'retired-topic'])('%s: without a topic it is sorted as plain contact', (topic) => {
  const { subject, headers } = composeMessage({ ...message, topic });
  expect(headers).toEqual({ 'X-Kongres-Topic': 'none' });
  expect(subject).toBe('[Kontakt] Ein Stand');
});

test.each(languages.map(({ id }) => id))(
  'the confirmation in %s names its language and leaves nothing open',
  (code) => {
    const { subject, html, text } = composeConfirmation(code);
    expect(html).toContain(`lang="${code}"`);
    for (const part of [subject, html, text]) expect(part).not.toMatch(/\{\{|<\/?mail>/);
    expect(html?.replace(/^<!DOCTYPE[^>]+>/, '')).not.toMatch(/<img|<script|<link|https?:/);
  },
);
