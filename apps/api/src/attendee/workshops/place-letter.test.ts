import { expect, test } from 'vitest';
import { languages } from '@kongres/content/facts/languages';
import { formatMoment } from '@kongres/content/format/date';
import { writtenIn } from '@kongres/content/format/written-in';
import { sampleOrder } from '../../sales/tickets/sample-order.ts';
import { writePlaceMail } from './place-letter.ts';
import { sampleWorkshop } from './sample-workshop.ts';

const codes = languages.map(({ id }) => id);
const write = (language: (typeof codes)[number]) =>
  writePlaceMail(sampleWorkshop, sampleOrder({ language }), 'before');
const plain = (text: string) => text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ');

test.each(codes)('%s: names workshop, hour and order and leaves no placeholder open', (code) => {
  const { subject, html, text } = write(code);
  const title = writtenIn(sampleWorkshop.title, code).text;
  expect(subject).toContain(title);
  for (const fact of [title, formatMoment(sampleWorkshop.startsAt, code), sampleOrder().number]) {
    expect(plain(text)).toContain(plain(fact));
  }
  expect(html).toContain(`lang="${code}"`);
  for (const part of [subject, html, text]) {
    expect(part).not.toMatch(/\{\{|<\/?(?:order|mail|terms|contact)>/);
  }
  expect(subject).not.toMatch(/[\r\n]/);
});

test.each(codes)('%s: loads nothing and links only to the site', (code) => {
  const letter = write(code).html.replace(/^<!DOCTYPE[^>]+>/, '');
  expect(letter).not.toMatch(/<img|<script|<link|url\(|@import/);
  for (const [address] of letter.matchAll(/https?:\/\/[^"<\s]+/g)) {
    expect(new URL(address).origin).toBe('https://kongres-ai.example');
  }
});
