import { expect, test } from 'vitest';
import { languages } from '@kongres/content/facts/languages';
import { formatMoment } from '@kongres/content/format/date';
import { pickTranslation } from '@kongres/content/format/pick-translation';
import { createSampleOrder } from '../../sales/tickets/sample-order.ts';
import { renderWorkshopBookingEmail } from './workshop-booking-email.ts';
import { sampleWorkshop } from './sample-workshop.ts';

const codes = languages.map(({ id }) => id);
const renderSampleEmail = (language: (typeof codes)[number]) =>
  renderWorkshopBookingEmail(sampleWorkshop, createSampleOrder({ language }), 'before');
const normaliseSpaces = (text: string) => text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ');

test.each(codes)(
  '%s: names workshop, time and order and leaves no placeholder unfilled',
  (code) => {
    const { subject, html, text } = renderSampleEmail(code);
    const title = pickTranslation(sampleWorkshop.title, code).text;
    expect(subject).toContain(title);
    for (const fact of [
      title,
      formatMoment(sampleWorkshop.startsAt, code),
      createSampleOrder().number,
    ]) {
      expect(normaliseSpaces(text)).toContain(normaliseSpaces(fact));
    }
    expect(html).toContain(`lang="${code}"`);
    for (const part of [subject, html, text]) {
      expect(part).not.toMatch(/\{\{|<\/?(?:order|mail|terms|contact)>/);
    }
    expect(subject).not.toMatch(/[\r\n]/);
  },
);

test.each(codes)('%s: loads no resources and links only to the site', (code) => {
  const body = renderSampleEmail(code).html.replace(/^<!DOCTYPE[^>]+>/, '');
  expect(body).not.toMatch(/<img|<script|<link|url\(|@import/);
  for (const [address] of body.matchAll(/https?:\/\/[^"<\s]+/g)) {
    expect(new URL(address).origin).toBe('https://kongres-ai.example');
  }
});
