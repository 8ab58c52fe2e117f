import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { brand } from '@kongres/content/facts/brand';
import { pick } from '@kongres/content/facts/collection';
import { languages } from '@kongres/content/facts/languages';
import { organiser } from '@kongres/content/facts/organiser';
import { tickets } from '@kongres/content/facts/tickets';
import { formatEdition } from '@kongres/content/format/date';
import { poppler, wordsOf } from '@kongres/tools/lib/poppler';
import { entrySentence } from '../../platform/mail/mail-texts.ts';
import { orderToken } from '../orders/order-token.ts';
import type { TicketOrder } from './mail-order.ts';
import { sampleOrder } from './sample-order.ts';
import { ticketPdf } from './ticket-pdf.ts';

const codes = languages.map(({ id }) => id);

async function read(changes: Partial<TicketOrder>): Promise<string> {
  const pdf = await ticketPdf(sampleOrder(changes));
  return wordsOf(pdf, ['-layout']).replaceAll(/\s+/g, ' ');
}

test.each(codes)('the ticket in %s says which ticket, its code, order and dates', async (code) => {
  const words = await read({ language: code, ticket: 'vip' });
  const dates = formatEdition(code, 'long').replaceAll(/\s+/g, ' ');
  for (const fact of [pick(tickets, 'vip').name, '7F3K-92QD-XM4T-B8HJ', 'KAI-10482', dates]) {
    expect(words).toContain(fact);
  }
});

const key = orderToken('a secret', { id: '0c2c3f7e-7d1f-4b5e-9a59-0f8f2f8b7c11', tokenVersion: 0 });

test.each([
  `https://kongres-ai.example/pl/kongres#${key}`,
  `https://a-rather-long-name-of-a-host.kongres-ai.example/en-gb/kongres#${key}`,
])('the QR code is the link %s, as read back from a print', async (congressUrl) => {
  const pdf = await ticketPdf(sampleOrder({ congressUrl }));
  const png = poppler('pdftoppm', ['-r', '100', '-png', '-singlefile'], pdf);
  const { data, width, height } = PNG.sync.read(png);
  expect(jsQR(new Uint8ClampedArray(data), width, height)?.data).toBe(congressUrl);
});

test.each(codes)(
  'in %s the ticket says how one enters, above the line of its organiser',
  async (code) => {
    const pdf = await ticketPdf(sampleOrder({ language: code }));
    const words = wordsOf(pdf, ['-raw']).replaceAll(/\s+/g, ' ');
    const said = words.indexOf(entrySentence(code).replaceAll(/\s+/g, ' '));
    expect(said).toBeGreaterThan(-1);
    expect(words.indexOf(organiser.name)).toBeGreaterThan(said);
  },
);

test.each(['zażółć gęślą jaźń', 'Übergröße', 'mañana', 'Київ', 'Ångström & Œuvre'])(
  'letters of several font files join into whole words: %s',
  async (companyName) => {
    expect(await read({ companyName, taxId: 'PL5213456784' })).toContain(companyName);
  },
);

test('accents written apart are joined to their letters', async () => {
  expect(await read({ companyName: 'Łódź'.normalize('NFD') })).toContain('Łódź');
});

test('a company name without end stays inside the ticket, and one in no alphabet we have is drawn', async () => {
  const words = await read({ companyName: 'Towarzystwo '.repeat(40), taxId: 'PL5213456784' });
  expect(words).toContain('…');
  expect(words).toContain('PL5213456784');
  await expect(read({ companyName: '東京株式会社' })).resolves.toContain('7F3K-92QD');
});

test('the document is one tagged page with a title', async () => {
  const pdf = await ticketPdf(sampleOrder({ language: 'en-GB' }));
  const about = poppler('pdfinfo', [], pdf).toString();
  expect(about).toMatch(
    new RegExp(`Title: +${pick(tickets, 'premium').name} ticket for ${brand.full}\n`),
  );
  expect(about).toMatch(/Tagged: +yes\n/);
  expect(about).toMatch(/Pages: +1\n/);
});

test('what is read aloud keeps its words apart where a line ends', async () => {
  const pdf = await ticketPdf(
    sampleOrder({ companyName: 'Kongresowe Towarzystwo Przyjaciół Lin' }),
  );
  const aloud = poppler('pdfinfo', ['-struct-text'], pdf).toString().replaceAll('\u00a0', ' ');
  expect(aloud).toContain('"Kongresowe Towarzystwo Przyjaciół Lin"');
  expect(aloud).toContain('"Nie musisz go drukować. Kod QR i link są jak klucz do domu');
});
