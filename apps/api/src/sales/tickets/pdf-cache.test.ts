import { expect, test } from 'vitest';
import type { TicketData } from './order-email-data.ts';
import { createPdfCache, type Printable } from './pdf-cache.ts';
import { createPdfThread } from '../../platform/pdf/pdf-thread.ts';
import { createSampleOrder } from './sample-order.ts';
import { renderTermsPdf } from './terms-pdf.ts';
import { getTermsText } from './terms-text.ts';
import { renderTicketPdf } from './ticket-pdf.ts';

const program = new URL('ticket-pdf-thread.ts', import.meta.url);
const createNumberedOrder = (number: string) => createSampleOrder({ number });
const toText = (pdf: Buffer) => pdf.toString();

test('the worker thread renders the same ticket as the main thread', async () => {
  const { renderPdf: print } = createPdfThread<Printable>({ program });
  const [fromThread, direct] = await Promise.all([
    print(createSampleOrder()),
    renderTicketPdf(createSampleOrder()),
  ]);
  expect(fromThread.equals(direct)).toBe(true);
}, 120_000);

test('the worker thread renders the terms', async () => {
  const { renderPdf: print } = createPdfThread<Printable>({ program });
  const [fromThread, direct] = await Promise.all([
    print(getTermsText('de')),
    renderTermsPdf(getTermsText('de')),
  ]);
  expect(fromThread.equals(direct)).toBe(true);
}, 120_000);

test('renders a ticket once for sixty concurrent requests, and again after its order changed', async () => {
  let rendered = 0;
  const printTicket = createPdfCache({
    renderPdf: (data) => {
      const { number, companyName } = data as TicketData;
      rendered += 1;
      return Promise.resolve(Buffer.from(`${number} ${companyName}`));
    },
  });
  const all = await Promise.all(
    Array.from({ length: 60 }, () => printTicket(createNumberedOrder('1'))),
  );
  expect([rendered, new Set(all).size]).toEqual([1, 1]);
  expect(toText(await printTicket({ ...createNumberedOrder('1'), companyName: 'Inna' }))).toBe(
    '1 Inna',
  );
  expect(rendered).toBe(2);
});

test('renders the terms of a language once, however many tickets are rendered in between', async () => {
  const rendered: string[] = [];
  const print = createPdfCache({
    renderPdf: (data) => {
      if ('terms' in data) rendered.push(data.terms);
      return Promise.resolve(Buffer.from('x'));
    },
  });
  for (let n = 0; n < 500; n += 1) {
    await Promise.all([
      print(createNumberedOrder(String(n))),
      print(getTermsText(n % 2 ? 'pl' : 'en-US')),
    ]);
  }
  expect(rendered).toEqual(['en-US', 'pl']);
});

test('does not cache a failure', async () => {
  let tries = 0;
  const printTicket = createPdfCache({
    renderPdf: () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('once')) : Promise.resolve(Buffer.from('x'));
    },
  });
  await expect(printTicket(createNumberedOrder('1'))).rejects.toThrow('once');
  expect(toText(await printTicket(createNumberedOrder('1')))).toBe('x');
});

test('evicts the oldest entries', async () => {
  let rendered = 0;
  const printTicket = createPdfCache({
    renderPdf: () => Promise.resolve(Buffer.from(String((rendered += 1)))),
  });
  for (let n = 0; n < 300; n += 1) await printTicket(createNumberedOrder(String(n)));
  await printTicket(createNumberedOrder('299'));
  expect(rendered).toBe(300);
  await printTicket(createNumberedOrder('0'));
  expect(rendered).toBe(301);
});
