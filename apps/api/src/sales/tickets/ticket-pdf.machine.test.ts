import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { brand } from '@kongres/content/facts/brand';
import { getRow } from '@kongres/content/facts/collection';
import { languages } from '@kongres/content/facts/languages';
import { organiser } from '@kongres/content/facts/organiser';
import { tickets } from '@kongres/content/facts/tickets';
import { formatEdition } from '@kongres/content/format/date';
import { runPoppler, extractPdfText } from '@kongres/tools/lib/poppler';
import { getAdmissionSentence } from '../../platform/email/email-texts.ts';
import { deriveOrderToken } from '../orders/order-token.ts';
import type { TicketData } from './order-email-data.ts';
import { createSampleOrder } from './sample-order.ts';
import { renderTicketPdf } from './ticket-pdf.ts';

const codes = languages.map(({ id }) => id);

async function readPdfText(changes: Partial<TicketData>): Promise<string> {
  const pdf = await renderTicketPdf(createSampleOrder(changes));
  return extractPdfText(pdf, ['-layout']).replaceAll(/\s+/g, ' ');
}

test.each(codes)('the ticket in %s names the ticket, its code, order and dates', async (code) => {
  const words = await readPdfText({ language: code, ticket: 'vip' });
  const dates = formatEdition(code, 'long').replaceAll(/\s+/g, ' ');
  for (const fact of [getRow(tickets, 'vip').name, '7F3K-92QD-XM4T-B8HJ', 'KAI-10482', dates]) {
    expect(words).toContain(fact);
  }
});

const key = deriveOrderToken('a secret', {
  id: '0c2c3f7e-7d1f-4b5e-9a59-0f8f2f8b7c11',
  tokenVersion: 0,
});

test.each([
  `https://kongres-ai.example/pl/kongres#${key}`,
  `https://a-rather-long-name-of-a-host.kongres-ai.example/en-gb/kongres#${key}`,
])('the rendered QR code decodes to the link %s', async (congressUrl) => {
  const pdf = await renderTicketPdf(createSampleOrder({ congressUrl }));
  const png = runPoppler('pdftoppm', ['-r', '100', '-png', '-singlefile'], pdf);
  const { data, width, height } = PNG.sync.read(png);
  expect(jsQR(new Uint8ClampedArray(data), width, height)?.data).toBe(congressUrl);
});

test.each(codes)('the ticket in %s explains the check-in above the organiser', async (code) => {
  const pdf = await renderTicketPdf(createSampleOrder({ language: code }));
  const words = extractPdfText(pdf, ['-raw']).replaceAll(/\s+/g, ' ');
  const position = words.indexOf(getAdmissionSentence(code).replaceAll(/\s+/g, ' '));
  expect(position).toBeGreaterThan(-1);
  expect(words.indexOf(organiser.name)).toBeGreaterThan(position);
});

test.each(['zażółć gęślą jaźń', 'Übergröße', 'mañana', 'Київ', 'Ångström & Œuvre'])(
  'joins letters of several font files into words: %s',
  async (companyName) => {
    expect(await readPdfText({ companyName, taxId: 'PL5213456784' })).toContain(companyName);
  },
);

test('composes combining accents with their letters', async () => {
  expect(await readPdfText({ companyName: 'Łódź'.normalize('NFD') })).toContain('Łódź');
});

test('shortens a long company name and renders one without glyphs', async () => {
  const words = await readPdfText({
    companyName: 'Towarzystwo '.repeat(40),
    taxId: 'PL5213456784',
  });
  expect(words).toContain('…');
  expect(words).toContain('PL5213456784');
  await expect(readPdfText({ companyName: '東京株式会社' })).resolves.toContain('7F3K-92QD');
});

test('the document is one tagged page with a title', async () => {
  const pdf = await renderTicketPdf(createSampleOrder({ language: 'en-GB' }));
  const info = runPoppler('pdfinfo', [], pdf).toString();
  expect(info).toMatch(
    new RegExp(`Title: +${getRow(tickets, 'premium').name} ticket for ${brand.full}\n`),
  );
  expect(info).toMatch(/Tagged: +yes\n/);
  expect(info).toMatch(/Pages: +1\n/);
});

test('the structure text keeps words apart at line ends', async () => {
  const pdf = await renderTicketPdf(
    createSampleOrder({ companyName: 'Kongresowe Towarzystwo Przyjaciół Lin' }),
  );
  const structureText = runPoppler('pdfinfo', ['-struct-text'], pdf)
    .toString()
    .replaceAll('\u00a0', ' ');
  expect(structureText).toContain('"Kongresowe Towarzystwo Przyjaciół Lin"');
  expect(structureText).toContain('"Nie musisz go drukować. Kod QR i link są jak klucz do domu');
});
