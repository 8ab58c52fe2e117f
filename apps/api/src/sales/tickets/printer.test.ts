import { expect, test } from 'vitest';
import type { TicketOrder } from './mail-order.ts';
import { createPrinter, type Printable } from './printer.ts';
import { createPrintingThread } from '../../platform/pdf/printing-thread.ts';
import { sampleOrder } from './sample-order.ts';
import { termsPdf } from './terms-pdf.ts';
import { termsText } from './terms-text.ts';
import { ticketPdf } from './ticket-pdf.ts';

const program = new URL('ticket-pdf-thread.ts', import.meta.url);
const numbered = (number: string) => sampleOrder({ number });
const words = (pdf: Buffer) => pdf.toString();

test('the thread draws the same ticket that would be drawn here', async () => {
  const { print } = createPrintingThread<Printable>({ program });
  const [there, here] = await Promise.all([print(sampleOrder()), ticketPdf(sampleOrder())]);
  expect(there.equals(here)).toBe(true);
}, 120_000);

test('the thread draws the terms as well', async () => {
  const { print } = createPrintingThread<Printable>({ program });
  const [there, here] = await Promise.all([print(termsText('de')), termsPdf(termsText('de'))]);
  expect(there.equals(here)).toBe(true);
}, 120_000);

test('a ticket is drawn once, also for sixty who ask at once, and anew when its order has changed', async () => {
  let drawn = 0;
  const printTicket = createPrinter({
    print: (wanted) => {
      const { number, companyName } = wanted as TicketOrder;
      drawn += 1;
      return Promise.resolve(Buffer.from(`${number} ${companyName}`));
    },
  });
  const all = await Promise.all(Array.from({ length: 60 }, () => printTicket(numbered('1'))));
  expect([drawn, new Set(all).size]).toEqual([1, 1]);
  expect(words(await printTicket({ ...numbered('1'), companyName: 'Inna' }))).toBe('1 Inna');
  expect(drawn).toBe(2);
});

test('the terms of a language are drawn once, however many tickets are drawn between them', async () => {
  const drawn: string[] = [];
  const print = createPrinter({
    print: (wanted) => {
      if ('terms' in wanted) drawn.push(wanted.terms);
      return Promise.resolve(Buffer.from('x'));
    },
  });
  for (let n = 0; n < 500; n += 1) {
    await Promise.all([print(numbered(String(n))), print(termsText(n % 2 ? 'pl' : 'en-US'))]);
  }
  expect(drawn).toEqual(['en-US', 'pl']);
});

test('a failure is not kept', async () => {
  let tries = 0;
  const printTicket = createPrinter({
    print: () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('once')) : Promise.resolve(Buffer.from('x'));
    },
  });
  await expect(printTicket(numbered('1'))).rejects.toThrow('once');
  expect(words(await printTicket(numbered('1')))).toBe('x');
});

test('what is kept does not grow without end', async () => {
  let drawn = 0;
  const printTicket = createPrinter({
    print: () => Promise.resolve(Buffer.from(String((drawn += 1)))),
  });
  for (let n = 0; n < 300; n += 1) await printTicket(numbered(String(n)));
  await printTicket(numbered('299'));
  expect(drawn).toBe(300);
  await printTicket(numbered('0'));
  expect(drawn).toBe(301);
});
