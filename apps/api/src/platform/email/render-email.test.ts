import { expect, test } from 'vitest';
import { organiser } from '@kongres/content/facts/organiser';
import {
  composeAnnouncement,
  getPreviewLinks,
} from '../../comms/announcements/compose-announcement.ts';
import { composeReplyEmail } from '../../comms/contact/reply-email.ts';
import { renderEmailDocument, renderPlainParagraph } from './email-document.ts';
import { renderEmail } from './render-email.ts';

const links = getPreviewLinks('https://kongres-ai.example', 'de');
const announcement = composeAnnouncement(
  {
    subject: 'Der Link <i>zum</i> Stream',
    body: 'Guten Tag,\nhier ist er: <b>https://example.com/live</b>, bis morgen.\n\nOder hier: https://example.com/b.',
  },
  'de',
  links,
);
const answer = composeReplyEmail({
  text: 'Guten Tag,\n<b>morgen</b>.',
  email: 'juergen@example.com',
  subject: 'Ein Stand',
  message: 'Wie groß\nist er?\n\nUnd <b>wo</b>?',
  createdAt: new Date('2026-01-05T10:00:00Z'),
  language: 'de',
});

test.each([
  ['announcement', announcement.html],
  ['answer', answer.html ?? ''],
])('%s: typed markup is escaped in the HTML', (_, html) => {
  expect(html).toContain('&lt;b&gt;');
  expect(html).not.toMatch(/<[bi]>/);
});

test('typed markup stays as it is in the plain text', () => {
  expect(announcement.text).toContain('hier ist er: <b>https://example.com/live</b>, bis');
  expect(answer.text).toContain('Guten Tag,\n<b>morgen</b>.');
});

test('an address in a sentence becomes a link without the trailing full stop', () => {
  expect(announcement.html).toMatch(
    /<a href="https:\/\/example\.com\/b"[^>]*>https:\/\/example\.com\/b<\/a>\./,
  );
  expect(announcement.html).toContain('&lt;b&gt;<a href="https://example.com/live"');
  expect(announcement.text).toContain('Oder hier: https://example.com/b.\n');
});

test('line breaks and paragraphs survive in both parts', () => {
  expect(announcement.html).toContain('Guten Tag,<br/>hier');
  expect(announcement.text).toContain('Guten Tag,\nhier');
  expect(announcement.text).toContain('bis morgen.\n\nOder');
});

test('plain text appends the order link to its label', () => {
  expect(links.order).toMatch(/^https:\/\/kongres-ai\.example\/de\/zamowienie#[\w-]{43}$/);
  expect(announcement.text).toMatch(/\p{L} <https:\/\/kongres-ai\.example\/de\/zamowienie#/u);
  expect(announcement.text).toContain(`<${links.order}>`);
});

test('a reply quotes every line of the message, including empty ones', () => {
  expect(answer.text).toContain('\n> Wie groß\n> ist er?\n>\n> Und <b>wo</b>?\n');
});

test('plain text prints an email address that is its own link once', () => {
  expect(answer.html).toContain(`href="mailto:${organiser.email}"`);
  expect(answer.text?.split(organiser.email)).toHaveLength(2);
  expect(answer.text).not.toContain('mailto:');
});

test('the preview line is hidden and omitted from the plain text', () => {
  const document = { language: 'de', title: 'Der Titel', preview: 'Die Vorschau' } as const;
  const { html, text } = renderEmail(
    renderEmailDocument(document, renderPlainParagraph('Der Text')),
  );
  expect(html).toMatch(/<div aria-hidden="true" style="display:none;[^"]*">Die Vorschau/);
  expect(text).toContain('Der Text');
  expect(text).not.toMatch(/Der Titel|Die Vorschau|\u200c/);
});
