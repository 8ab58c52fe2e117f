import { expect, test } from 'vitest';
import { sampleOrder } from './sample-order.ts';
import { ticketPdf } from './ticket-pdf.ts';

test('the document is tagged, names its language, shows its title and describes its QR code', async () => {
  const pdf = await ticketPdf(sampleOrder({ language: 'en-GB' }));
  const source = pdf.toString('latin1');
  expect(source).toContain('/MarkInfo');
  expect(source).toContain('/Lang (en-GB)');
  expect(source).toContain('/DisplayDocTitle true');
  expect(source).toContain('/Alt (QR code with the link that opens the congress)');
});

test('the link into the congress can be pressed where its QR code is', async () => {
  const order = sampleOrder();
  const source = (await ticketPdf(order)).toString('latin1');
  expect(source).toContain(`/URI (${order.congressUrl})`);
  expect(source).toContain('/Subtype /Link');
});

test('the same order gives the same file', async () => {
  const [first, second] = await Promise.all([ticketPdf(sampleOrder()), ticketPdf(sampleOrder())]);
  expect(first.equals(second)).toBe(true);
});
