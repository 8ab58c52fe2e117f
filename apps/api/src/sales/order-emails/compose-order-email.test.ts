import { expect, test } from 'vitest';
import { admissions } from '@kongres/content/facts/admissions';
import { readTexts } from '@kongres/content/checks/read-texts';
import { getRow } from '@kongres/content/facts/collection';
import { languages, textFallback, type LanguageCode } from '@kongres/content/facts/languages';
import { formatEdition, formatHoursInText, formatMoment } from '@kongres/content/format/date';
import { formatMoney } from '@kongres/content/format/number';
import { edition } from '@kongres/content/facts/edition';
import { organiser } from '@kongres/content/facts/organiser';
import { tickets } from '@kongres/content/facts/tickets';
import { phases, type Phase } from '@kongres/content/facts/phases';
import { policies } from '@kongres/content/facts/policies';
import {
  getAdmissionSentence,
  getEmailTexts,
  type ReadEmailText,
} from '../../platform/email/email-texts.ts';
import { composeOrderEmail, maxAttachmentBytes } from './compose-order-email.ts';
import { orderEmailKinds as kinds, type OrderEmailKind } from './order-email-kinds.ts';
import { createSampleOrder } from '../tickets/sample-order.ts';

const codes = languages.map(({ id }) => id);
const kindsByLanguage = codes.flatMap((code) => kinds.map((kind) => [code, kind] as const));

const normaliseSpaces = (text: string) => text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ');
const removeSpans = (html: string) => html.replaceAll(/<\/?span[^>]*>/g, '');

test.each(codes)(
  'the ticket email in %s names ticket, price, dates, hours and order',
  async (code) => {
    const order = createSampleOrder({ language: code, ticket: 'vip' });
    const { subject, text } = await composeOrderEmail('ticket', order);
    const { name } = getRow(tickets, 'vip');
    expect(subject).toContain(name);
    for (const fact of [
      name,
      order.number,
      order.ticketCode,
      order.orderUrl,
      order.congressUrl,
      getAdmissionSentence(code),
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
      expect(normaliseSpaces(text)).toContain(normaliseSpaces(fact));
    }
  },
);

test.each(codes)('in %s no email promises what is over in the current phase', async (code) => {
  const order = createSampleOrder({ language: code });
  const text = getEmailTexts(code);
  const render = async (kind: OrderEmailKind, phase: Phase) =>
    removeSpans(normaliseSpaces((await composeOrderEmail(kind, order, phase)).html));
  const sentence = (key: Parameters<ReadEmailText>[0]) =>
    normaliseSpaces(text(key)).split('<')[0] ?? '';
  for (const phase of phases) {
    const email = await render('ticket', phase);
    expect(email.includes(sentence('ticket.lead')), phase).toBe(phase === 'before');
    expect(email.includes(sentence('ticket.next.start')), phase).toBe(phase === 'before');
    expect(email.includes(sentence('ticket.withdrawal.text')), phase).toBe(phase !== 'after');
    for (const kind of ['paid_too_late', 'cancelled', 'refunded'] as const) {
      expect((await render(kind, phase)).includes('kup-bilet'), `${kind} ${phase}`).toBe(
        phase !== 'after',
      );
    }
    const agreed = createSampleOrder({ language: code, consentedAt: new Date(0) });
    expect(
      removeSpans(normaliseSpaces((await composeOrderEmail('ticket', agreed, phase)).html)),
      phase,
    ).toContain(normaliseSpaces(formatMoment(new Date(0), code)));
    expect(email).not.toMatch(/\{\{|&lt;\/?(?:order|mail)/);
  }
});

test.each(kindsByLanguage)(
  '%s, %s: declares its language and leaves no placeholder unfilled',
  async (code, kind) => {
    const { subject, html, text } = await composeOrderEmail(
      kind,
      createSampleOrder({ language: code }),
    );
    expect(html).toContain(`lang="${code}"`);
    for (const part of [subject, html, text])
      expect(part).not.toMatch(/\{\{|<\/?(?:order|mail|terms|contact)>/);
    expect(subject).not.toMatch(/[\r\n]/);
  },
);

test.each(kindsByLanguage)(
  '%s, %s: loads no resources and links only to the site',
  async (code, kind) => {
    const { html } = await composeOrderEmail(kind, createSampleOrder({ language: code }));
    const body = html.replace(/^<!DOCTYPE[^>]+>/, '');
    expect(body).not.toMatch(/<img|<script|<link|url\(|@import/);
    for (const [address] of body.matchAll(/https?:\/\/[^"<\s]+/g)) {
      expect(new URL(address).origin).toBe('https://kongres-ai.example');
    }
  },
);

test.each<[LanguageCode, string]>([
  ['pl', 'kongres-ai-bilet-7F3K-92QD-XM4T-B8HJ.pdf'],
  ['en-US', 'kongres-ai-ticket-7F3K-92QD-XM4T-B8HJ.pdf'],
  ['es', 'kongres-ai-entrada-7F3K-92QD-XM4T-B8HJ.pdf'],
])('the ticket email in %s attaches the ticket and a calendar file', async (language, filename) => {
  const { attachments } = await composeOrderEmail('ticket', createSampleOrder({ language }));
  expect(attachments.map((attachment) => attachment.filename).slice(0, 2)).toEqual([
    filename,
    'kongres-ai.ics',
  ]);
});

test.each(codes)(
  'the ticket email in %s attaches the terms in that language and stays below the size limit',
  async (language) => {
    const order = createSampleOrder({
      language,
      companyName: 'Ż'.repeat(500),
      taxId: '1'.repeat(500),
    });
    const { attachments } = await composeOrderEmail('ticket', order);
    const terms = attachments.at(-1);
    expect(terms?.filename).toContain(policies.since);
    expect(terms?.contentType).toBe('application/pdf');
    expect(terms?.content.toString('latin1')).toContain(`/Lang (${language})`);
    const size = attachments.reduce((sum, { content }) => sum + content.length, 0);
    expect(size).toBeLessThan(maxAttachmentBytes);
  },
  120_000,
);

test.each(codes.flatMap((code) => tickets.map(({ id }) => [code, id] as const)))(
  'the email in %s lists the features of %s in the words of its card',
  async (language, ticket) => {
    const texts = new Map([
      ...readTexts(textFallback[language] ?? language),
      ...readTexts(language),
    ]);
    const { adds, includes } = getRow(tickets, ticket);
    const { text } = await composeOrderEmail('ticket', createSampleOrder({ language, ticket }));
    for (const feature of [...adds, ...includes]) {
      const [beforeFacts = ''] = (texts.get(`tickets:features.${feature}`) ?? 'none').split('{{');
      expect(normaliseSpaces(text)).toContain(`* ${normaliseSpaces(beforeFacts)}`);
    }
  },
);

test.each(codes)('the email in %s repeats the consent only if it was given', async (language) => {
  const consentedAt = new Date('2026-02-05T10:00:00Z');
  const moment = formatMoment(consentedAt, language);
  const withConsent = await composeOrderEmail(
    'ticket',
    createSampleOrder({ language, consentedAt }),
  );
  expect(normaliseSpaces(withConsent.text)).toContain(normaliseSpaces(moment));
  const without = await composeOrderEmail('ticket', createSampleOrder({ language }));
  expect(normaliseSpaces(without.text)).not.toContain(normaliseSpaces(moment));
});

test('the email shows the company only if there is one and escapes its markup', async () => {
  const named = createSampleOrder({
    companyName: '<b>Żuk & Syn</b> {{email}}',
    taxId: 'PL5213456784',
  });
  const { html, text } = await composeOrderEmail('ticket', named);
  expect(html).toContain('&lt;b&gt;Żuk &amp; Syn&lt;/b&gt; {{email}}');
  expect(text).toContain('Numer podatkowy: PL5213456784');
  const { text: without } = await composeOrderEmail('ticket', createSampleOrder());
  expect(without).not.toContain('Firma');
});

test.each(['payment_pending', 'paid_too_late', 'cancelled', 'refunded'] as const)(
  '%s: names the amount and has no attachments',
  async (kind) => {
    const { text, attachments } = await composeOrderEmail(
      kind,
      createSampleOrder({ ticketCode: '' }),
    );
    expect(text).toContain(formatMoney(createSampleOrder().grossMinor, 'pl'));
    expect(attachments).toEqual([]);
  },
);

test.each(codes)('the email about a pending payment in %s has the link', async (language) => {
  const order = createSampleOrder({ language, ticketCode: '', paidAt: null });
  const { text, subject } = await composeOrderEmail('payment_pending', order);
  expect(subject).toContain(getRow(admissions, order.ticket).name);
  for (const fact of [order.number, order.orderUrl, formatMoney(order.grossMinor, language)]) {
    expect(normaliseSpaces(text)).toContain(normaliseSpaces(fact));
  }
});

test.each(codes)(
  'the email to the former address in %s shows neither the new address nor the link',
  async (language) => {
    const order = createSampleOrder({ language, email: 'new.owner@example.com' });
    const { subject, html, text, attachments } = await composeOrderEmail('address_changed', order);
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

test('the plain text has each fact on its own line', async () => {
  const { text } = await composeOrderEmail('ticket', createSampleOrder());
  expect(text).toContain('\nKod biletu: 7F3K-92QD-XM4T-B8HJ\nZamówienie: KAI-10482\nNetto: 123,45');
  expect(text).not.toMatch(/\n{3}/);
});

test('rejects a ticket email without a ticket', async () => {
  await expect(
    composeOrderEmail('ticket', { ...createSampleOrder(), ticketCode: null }),
  ).rejects.toThrow('KAI-10482');
});

test('American English has its own dates and spelling', async () => {
  const { text } = await composeOrderEmail('ticket', createSampleOrder({ language: 'en-US' }));
  expect(normaliseSpaces(text)).toContain(normaliseSpaces(formatEdition('en-US', 'long')));
  expect(text).toContain('Organizer');
});
