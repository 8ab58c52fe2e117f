import { expect, test } from 'vitest';
import { wordsOfOthers } from '@kongres/content/checks/catalogue-words';
import { languages } from '@kongres/content/facts/languages';
import { tickets } from '@kongres/content/facts/tickets';
import { sampleCompany, sampleMails } from '../../../test/samples/sample-mails.ts';

const mails = languages.flatMap(({ id }) => sampleMails(id));
const names = [sampleCompany, ...tickets.map(({ name }) => name)];

/** What a reader sees, without addresses and names, which have no language. */
function wordsOf(html: string): string {
  const words = html
    .replaceAll(/<!--.*?-->|<style.*?<\/style>|<[^>]+>|&#?\w+;/gs, ' ')
    .replaceAll(/\S*(?:@|:\/\/)\S*/g, ' ');
  return names.reduce((text, name) => text.replaceAll(name, ' '), words);
}

function previewOf(html: string): string {
  const preview = /<body[^>]*><div aria-hidden="true"[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
  return preview.replace(/[\u00a0\u200c]+$/, '');
}

test('every kind of mail is looked at in every language', () => {
  const kinds = new Set(mails.map(({ name }) => name));
  expect(kinds.size).toBeGreaterThan(12);
  expect(mails).toHaveLength(kinds.size * languages.length);
});

test.each(mails)('$language, $name: speaks one language and declares it', (mail) => {
  const { language, subject, html, text } = mail;
  expect(/<html[^>]* lang="([^"]+)"/.exec(html)?.[1]).toBe(language);
  for (const part of [subject, html, text]) {
    expect(wordsOfOthers(wordsOf(part), language)).toEqual([]);
  }
});

test('a sentence of another language is noticed', () => {
  const polish = mails.find(({ language }) => language === 'pl');
  expect(wordsOfOthers(wordsOf(polish?.html ?? ''), 'de').length).toBeGreaterThan(20);
});

test.each(mails)('$language, $name: says more in the list of mails than its subject', (mail) => {
  const preview = previewOf(mail.html);
  expect(preview.length).toBeGreaterThan(20);
  expect(mail.subject).not.toContain(preview);
});

test.each(mails)(
  '$language, $name: has one heading, loads nothing, and every link has words',
  ({ html }) => {
    const letter = html.replace(/^<!DOCTYPE[^>]+>/, '');
    expect(letter.match(/<h1[ >]/g)).toHaveLength(1);
    expect(letter).not.toMatch(/<img|<script|<link|url\(|@import/);
    for (const [, address = '', words = ''] of letter.matchAll(
      /<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs,
    )) {
      expect(address).toMatch(/^(?:https:\/\/|mailto:|tel:)/);
      expect(words).toMatch(/\p{L}{2}/u);
    }
    // Tables only put things in their places: nobody is to hear of rows and columns.
    for (const [table] of letter.matchAll(/<table[^>]*>/g)) {
      expect(table).toContain('role="presentation"');
    }
  },
);
