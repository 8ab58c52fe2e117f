import { expect, test } from 'vitest';
import { findOtherLanguageWords } from '@kongres/content/checks/find-other-language-words';
import { languages } from '@kongres/content/facts/languages';
import { tickets } from '@kongres/content/facts/tickets';
import { sampleCompany, renderSampleEmails } from '../../../test/samples/sample-emails.ts';

const emails = languages.flatMap(({ id }) => renderSampleEmails(id));
const names = [sampleCompany, ...tickets.map(({ name }) => name)];

/** Visible text without addresses and names, which belong to no language. */
function extractText(html: string): string {
  const words = html
    .replaceAll(/<!--.*?-->|<style.*?<\/style>|<[^>]+>|&#?\w+;/gs, ' ')
    .replaceAll(/\S*(?:@|:\/\/)\S*/g, ' ');
  return names.reduce((text, name) => text.replaceAll(name, ' '), words);
}

function extractPreview(html: string): string {
  const preview = /<body[^>]*><div aria-hidden="true"[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
  return preview.replace(/[\u00a0\u200c]+$/, '');
}

test('covers every kind of email in every language', () => {
  const kinds = new Set(emails.map(({ name }) => name));
  expect(kinds.size).toBeGreaterThan(12);
  expect(emails).toHaveLength(kinds.size * languages.length);
});

test.each(emails)('$language, $name: uses and declares one language', (mail) => {
  const { language, subject, html, text } = mail;
  expect(/<html[^>]* lang="([^"]+)"/.exec(html)?.[1]).toBe(language);
  for (const part of [subject, html, text]) {
    expect(findOtherLanguageWords(extractText(part), language)).toEqual([]);
  }
});

test('detects a sentence in another language', () => {
  const polish = emails.find(({ language }) => language === 'pl');
  expect(findOtherLanguageWords(extractText(polish?.html ?? ''), 'de').length).toBeGreaterThan(20);
});

test.each(emails)('$language, $name: has a preview text that differs from the subject', (mail) => {
  const preview = extractPreview(mail.html);
  expect(preview.length).toBeGreaterThan(20);
  expect(mail.subject).not.toContain(preview);
});

test.each(emails)(
  '$language, $name: has one heading, no external resources and a text for every link',
  ({ html }) => {
    const markup = html.replace(/^<!DOCTYPE[^>]+>/, '');
    expect(markup.match(/<h1[ >]/g)).toHaveLength(1);
    expect(markup).not.toMatch(/<img|<script|<link|url\(|@import/);
    for (const [, address = '', words = ''] of markup.matchAll(
      /<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs,
    )) {
      expect(address).toMatch(/^(?:https:\/\/|mailto:|tel:)/);
      expect(words).toMatch(/\p{L}{2}/u);
    }
    // Layout tables must not be announced by screen readers.
    for (const [table] of markup.matchAll(/<table[^>]*>/g)) {
      expect(table).toContain('role="presentation"');
    }
  },
);
