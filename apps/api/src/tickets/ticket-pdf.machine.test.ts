import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { brand } from '@kongres/content/facts/brand';
import { pick } from '@kongres/content/facts/collection';
import { languages } from '@kongres/content/facts/languages';
import { tickets } from '@kongres/content/facts/tickets';
import { formatEdition } from '@kongres/content/format/date';
import { poppler, wordsOf } from '@kongres/tools/debian/poppler';
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

test.each(['7F3K-92QD-XM4T-B8HJ', 'AB12', 'https://kongres-ai.example/a-rather-long-code?x=1'])(
  'the QR code of %s is read back from a print',
  async (ticketCode) => {
    const pdf = await ticketPdf(sampleOrder({ ticketCode }));
    const png = poppler('pdftoppm', ['-r', '100', '-png', '-singlefile'], pdf);
    const { data, width, height } = PNG.sync.read(png);
    expect(jsQR(new Uint8ClampedArray(data), width, height)?.data).toBe(ticketCode);
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
  const aloud = poppler('pdfinfo', ['-struct-text'], pdf).toString();
  expect(aloud).toContain('"Kongresowe Towarzystwo Przyjaciół Lin"');
  expect(aloud).toContain('"Nie musisz go drukować. Kod traktuj jak klucz do domu');
});
