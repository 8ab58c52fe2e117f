import { expect, test } from 'vitest';
import { createSampleOrder } from './sample-order.ts';
import { renderTicketPdf } from './ticket-pdf.ts';

test('the document is tagged, names its language, shows its title and describes its QR code', async () => {
  const pdf = await renderTicketPdf(createSampleOrder({ language: 'en-GB' }));
  const source = pdf.toString('latin1');
  expect(source).toContain('/MarkInfo');
  expect(source).toContain('/Lang (en-GB)');
  expect(source).toContain('/DisplayDocTitle true');
  expect(source).toContain('/Alt (QR code with the link that opens the congress)');
});

test('the QR code is a clickable link into the congress', async () => {
  const order = createSampleOrder();
  const source = (await renderTicketPdf(order)).toString('latin1');
  expect(source).toContain(`/URI (${order.congressUrl})`);
  expect(source).toContain('/Subtype /Link');
});

test('renders the same file for the same order', async () => {
  const [first, second] = await Promise.all([
    renderTicketPdf(createSampleOrder()),
    renderTicketPdf(createSampleOrder()),
  ]);
  expect(first.equals(second)).toBe(true);
});
