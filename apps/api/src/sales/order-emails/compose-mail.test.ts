import { expect, test } from 'vitest';
import { admissions } from '@kongres/content/facts/admissions';
import { readTexts } from '@kongres/content/checks/read-texts';
import { pick } from '@kongres/content/facts/collection';
import { languages, textFallback, type LanguageCode } from '@kongres/content/facts/languages';
import { formatEdition, formatHoursInText, formatMoment } from '@kongres/content/format/date';
import { formatMoney } from '@kongres/content/format/number';
import { edition } from '@kongres/content/facts/edition';
import { organiser } from '@kongres/content/facts/organiser';
import { tickets } from '@kongres/content/facts/tickets';
import { phases, type Phase } from '@kongres/content/facts/phases';
import { policies } from '@kongres/content/facts/policies';
import { entrySentence, mailTexts, type ReadText } from '../../platform/mail/mail-texts.ts';
import { composeMail, mostAttachedBytes } from './compose-mail.ts';
import { mailKinds as kinds, type MailKind } from './mail-kinds.ts';
import { sampleOrder } from '../tickets/sample-order.ts';

const codes = languages.map(({ id }) => id);
const every = codes.flatMap((code) => kinds.map((kind) => [code, kind] as const));

/** Which space stands between two words is typography, not content. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ');
/** An hour is held together by a mark of its own. */
const withoutSpans = (html: string) => html.replaceAll(/<\/?span[^>]*>/g, '');

test.each(codes)(
  'the ticket mail in %s names ticket, price, dates, hours and order',
  async (code) => {
    const order = sampleOrder({ language: code, ticket: 'vip' });
    const { subject, text } = await composeMail('ticket', order);
    const { name } = pick(tickets, 'vip');
    expect(subject).toContain(name);
    for (const fact of [
      name,
      order.number,
      order.ticketCode,
      order.orderUrl,
      order.congressUrl,
      entrySentence(code),
      formatMoney(order.netMinor, code),
      formatMoney(order.vatMinor, code),
      formatMoney(order.grossMinor, code),
      formatEdition(code, 'long'),
      formatHoursInText(edition.opens, edition.closes, code),
      organiser.name,
      organiser.taxNumber,
      organiser.registerCourt,
      organiser.registerNumber,
      formatMoney(organiser.shareCapitalGrosze, code),
      organiser.email,
    ]) {
      expect(plain(text)).toContain(plain(fact));
    }
  },
);

test.each(codes)('in %s no mail promises what the phase has taken away', async (code) => {
  const order = sampleOrder({ language: code });
  const text = mailTexts(code);
  const written = async (kind: MailKind, phase: Phase) =>
    withoutSpans(plain((await composeMail(kind, order, phase)).html));
  const sentence = (key: Parameters<ReadText>[0]) => plain(text(key)).split('<')[0] ?? '';
  for (const phase of phases) {
    const mail = await written('ticket', phase);
    expect(mail.includes(sentence('ticket.lead')), phase).toBe(phase === 'before');
    expect(mail.includes(sentence('ticket.next.start')), phase).toBe(phase === 'before');
    expect(mail.includes(sentence('ticket.withdrawal.text')), phase).toBe(phase !== 'after');
    for (const kind of ['paid_too_late', 'cancelled', 'refunded'] as const) {
      expect((await written(kind, phase)).includes('kup-bilet'), `${kind} ${phase}`).toBe(
        phase !== 'after',
      );
    }
    const agreed = sampleOrder({ language: code, consentedAt: new Date(0) });
    expect(withoutSpans(plain((await composeMail('ticket', agreed, phase)).html)), phase).toContain(
      plain(formatMoment(new Date(0), code)),
    );
    expect(mail).not.toMatch(/\{\{|&lt;\/?(?:order|mail)/);
  }
});

test.each(every)(
  '%s, %s: declares its language and leaves no placeholder open',
  async (code, kind) => {
    const { subject, html, text } = await composeMail(kind, sampleOrder({ language: code }));
    expect(html).toContain(`lang="${code}"`);
    for (const part of [subject, html, text])
      expect(part).not.toMatch(/\{\{|<\/?(?:order|mail|terms|contact)>/);
    expect(subject).not.toMatch(/[\r\n]/);
  },
);

test.each(every)('%s, %s: loads nothing and links only to the site', async (code, kind) => {
  const { html } = await composeMail(kind, sampleOrder({ language: code }));
  const letter = html.replace(/^<!DOCTYPE[^>]+>/, '');
  expect(letter).not.toMatch(/<img|<script|<link|url\(|@import/);
  for (const [address] of letter.matchAll(/https?:\/\/[^"<\s]+/g)) {
    expect(new URL(address).origin).toBe('https://kongres-ai.example');
  }
});

test.each<[LanguageCode, string]>([
  ['pl', 'kongres-ai-bilet-7F3K-92QD-XM4T-B8HJ.pdf'],
  ['en-US', 'kongres-ai-ticket-7F3K-92QD-XM4T-B8HJ.pdf'],
  ['es', 'kongres-ai-entrada-7F3K-92QD-XM4T-B8HJ.pdf'],
])('the ticket mail in %s carries the ticket and a calendar file', async (language, filename) => {
  const { attachments } = await composeMail('ticket', sampleOrder({ language }));
  expect(attachments.map((attachment) => attachment.filename).slice(0, 2)).toEqual([
    filename,
    'kongres-ai.ics',
  ]);
});

test.each(codes)(
  'the ticket mail in %s carries the terms in that language, and all of it stays small',
  async (language) => {
    const order = sampleOrder({ language, companyName: 'Ż'.repeat(500), taxId: '1'.repeat(500) });
    const { attachments } = await composeMail('ticket', order);
    const terms = attachments.at(-1);
    expect(terms?.filename).toContain(policies.since);
    expect(terms?.contentType).toBe('application/pdf');
    expect(terms?.content.toString('latin1')).toContain(`/Lang (${language})`);
    const size = attachments.reduce((sum, { content }) => sum + content.length, 0);
    expect(size).toBeLessThan(mostAttachedBytes);
  },
  120_000,
);

test.each(codes.flatMap((code) => tickets.map(({ id }) => [code, id] as const)))(
  'the mail in %s lists everything that is in %s, in the words of its card',
  async (language, ticket) => {
    const words = new Map([
      ...readTexts(textFallback[language] ?? language),
      ...readTexts(language),
    ]);
    const { adds, includes } = pick(tickets, ticket);
    const { text } = await composeMail('ticket', sampleOrder({ language, ticket }));
    for (const feature of [...adds, ...includes]) {
      const [beforeFacts = ''] = (words.get(`tickets:features.${feature}`) ?? 'none').split('{{');
      expect(plain(text)).toContain(`* ${plain(beforeFacts)}`);
    }
  },
);

test.each(codes)(
  'the mail in %s repeats a consent, and only one that was given',
  async (language) => {
    const consentedAt = new Date('2026-02-05T10:00:00Z');
    const moment = formatMoment(consentedAt, language);
    const withConsent = await composeMail('ticket', sampleOrder({ language, consentedAt }));
    expect(plain(withConsent.text)).toContain(plain(moment));
    const without = await composeMail('ticket', sampleOrder({ language }));
    expect(plain(without.text)).not.toContain(plain(moment));
  },
);

test('the company stands in the mail only if there is one, and cannot add markup', async () => {
  const named = sampleOrder({ companyName: '<b>Żuk & Syn</b> {{email}}', taxId: 'PL5213456784' });
  const { html, text } = await composeMail('ticket', named);
  expect(html).toContain('&lt;b&gt;Żuk &amp; Syn&lt;/b&gt; {{email}}');
  expect(text).toContain('Numer podatkowy: PL5213456784');
  const { text: without } = await composeMail('ticket', sampleOrder());
  expect(without).not.toContain('Firma');
});

test.each(['payment_pending', 'paid_too_late', 'cancelled', 'refunded'] as const)(
  '%s: names the amount and carries no ticket',
  async (kind) => {
    const { text, attachments } = await composeMail(kind, sampleOrder({ ticketCode: '' }));
    expect(text).toContain(formatMoney(sampleOrder().grossMinor, 'pl'));
    expect(attachments).toEqual([]);
  },
);

test.each(codes)('while the bank takes its time the mail in %s has the link', async (language) => {
  const order = sampleOrder({ language, ticketCode: '', paidAt: null });
  const { text, subject } = await composeMail('payment_pending', order);
  expect(subject).toContain(pick(admissions, order.ticket).name);
  for (const fact of [order.number, order.orderUrl, formatMoney(order.grossMinor, language)]) {
    expect(plain(text)).toContain(plain(fact));
  }
});

test.each(codes)(
  'the old address learns in %s neither the new one nor the link',
  async (language) => {
    const order = sampleOrder({ language, email: 'new.owner@example.com' });
    const { subject, html, text, attachments } = await composeMail('address_changed', order);
    expect(subject).toContain(order.number);
    expect(text).toContain(organiser.email);
    expect(text).toContain(`https://kongres-ai.example/${language.toLowerCase()}/kontakt`);
    for (const part of [subject, html, text]) {
      expect(part).not.toContain('new.owner');
      expect(part).not.toContain('k3J9vQ2x');
      expect(part).not.toContain(order.ticketCode);
    }
    expect(attachments).toEqual([]);
  },
);

test('the plain text gives each fact a line of its own', async () => {
  const { text } = await composeMail('ticket', sampleOrder());
  expect(text).toContain('\nKod biletu: 7F3K-92QD-XM4T-B8HJ\nZamówienie: KAI-10482\nNetto: 123,45');
  expect(text).not.toMatch(/\n{3}/);
});

test('a ticket mail without a ticket is a bug, not a mail', async () => {
  await expect(composeMail('ticket', { ...sampleOrder(), ticketCode: null })).rejects.toThrow(
    'KAI-10482',
  );
});

test('American English writes its own dates and words', async () => {
  const { text } = await composeMail('ticket', sampleOrder({ language: 'en-US' }));
  expect(plain(text)).toContain(plain(formatEdition('en-US', 'long')));
  expect(text).toContain('Organizer');
});
