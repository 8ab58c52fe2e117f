import { randomUUID } from 'node:crypto';
import { brand } from '@kongres/content/facts/brand';
import { formatEdition } from '@kongres/content/format/date';
import { formatMoney } from '@kongres/content/format/number';
import { pickSampleLanguages } from '@kongres/tools/acceptance/sample';
import { performAction } from '@kongres/tools/stripe-double/test-client';
import { getListPrice } from '@kongres/tools/dev/list-price';
import { fakeStripeOrigin } from '../config.ts';
import { runQuery } from '../database.ts';
import { listEmailsTo, readTicketPdf } from '../email-sink.ts';
import { orderTicket, getTicketName } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';

const { grossMinor } = getListPrice('premium');

interface Row {
  state: string;
  number: number;
  code: string | null;
}

async function readOrder(email: string): Promise<Row | undefined> {
  const rows = await runQuery<Row>(
    `select state, number, code from orders left join ticket on order_id = orders.id
      where email = $1`,
    [email],
  );
  expect(rows.length).toBeLessThanOrEqual(1);
  return rows[0];
}

function createEmailAddress(): string {
  return `${randomUUID()}@example.com`;
}

for (const { id: code, path } of pickSampleLanguages('selling')) {
  test(
    `a purchase from home ends with the ticket email in ${code}`,
    { tag: '@quick' },
    async ({ page, consoleErrors }) => {
      const email = createEmailAddress();
      await orderTicket(page, code, `/${path}`, email);
      await expect(page.locator('html')).toHaveAttribute('lang', code === 'en-US' ? 'en' : code);
      await page.locator('[data-action="pay-card"]').click();

      await page.waitForURL(`**/${path}/zamowienie#*`);
      const { scenes } = getTexts(code, 'order');
      await expect(page.getByRole('heading', { name: scenes.paid.heading })).toBeVisible({
        timeout: 20_000,
      });
      await expect(page.locator('main')).toContainText(email);

      await expect.poll(() => listEmailsTo(email), { timeout: 20_000 }).toHaveLength(1);
      const [ticketEmail] = await listEmailsTo(email);
      const paid = await readOrder(email);
      if (!ticketEmail || !paid?.code) throw new Error('no email or no ticket');
      expect(paid.state).toBe('paid');
      const subject = getTexts(code, 'mail').ticket.subject;
      expect(ticketEmail.subject).toBe(
        subject.replace('{{name}}', getTicketName('premium')).replace('{{brand}}', brand.full),
      );
      expect(normaliseSpaces(ticketEmail.text)).toContain(
        normaliseSpaces(formatMoney(grossMinor, code)),
      );
      expect(ticketEmail.text).toContain(page.url());
      expect(ticketEmail.html).toMatch(new RegExp(`<html[^>]* lang="${code}"`));
      expect(ticketEmail.attachments?.map(({ contentType }) => contentType).toSorted()).toEqual([
        // Ticket and terms.
        'application/pdf',
        'application/pdf',
        expect.stringContaining('text/calendar'),
      ]);

      const ticket = await readTicketPdf(ticketEmail);
      expect(ticketEmail.text).toContain(ticket.qr);
      expect(new URL(ticket.qr ?? '').hash).toBe(new URL(page.url()).hash);
      const text = normaliseSpaces(ticket.text);
      expect(text).toContain(paid.code);
      expect(text).toContain(getTicketName('premium'));
      expect(text).toContain(`KAI-${paid.number}`);
      expect(text).toContain(normaliseSpaces(formatEdition(code, 'long')));
      expect(await listEmailsTo(email)).toHaveLength(1);
      expect(consoleErrors).toEqual([]);
    },
  );
}

test('a declined card stays on the payment page, and cancelling releases the ticket', async ({
  page,
}) => {
  const email = createEmailAddress();
  await orderTicket(page, 'pl', '/pl', email);
  await page.locator('[data-action="decline"]').click();
  await expect(page.locator('[data-notice="declined"]')).toBeVisible();
  expect(await readOrder(email)).toMatchObject({ state: 'awaiting_payment', code: null });

  await page.locator('[data-action="back"]').click();
  await page.waitForURL('**/pl/zamowienie?back#*');
  const { scenes } = getTexts('pl', 'order');
  await expect(page.getByRole('heading', { name: scenes.returned.heading })).toBeVisible();
  expect(await readOrder(email)).toMatchObject({ state: 'expired', code: null });
  expect(await listEmailsTo(email)).toEqual([]);
});

test('an expired checkout expires the order', async ({ page }) => {
  const email = createEmailAddress();
  await orderTicket(page, 'de', '/de', email);
  const { url } = await fetchCheckoutSession(page.url());
  await page.locator('[data-action="expire"]').click();
  await expect.poll(async () => (await readOrder(email))?.state).toBe('expired');
  await page.goto(url);
  const { scenes } = getTexts('de', 'order');
  await expect(page.getByRole('heading', { name: scenes.expired.heading })).toBeVisible();
});

test('a delayed payment shows processing, then the ticket', async ({ page }) => {
  const email = createEmailAddress();
  await orderTicket(page, 'es', '/es', email);
  const session = await fetchCheckoutSession(page.url());
  await page.locator('[data-action="pay-async"]').click();
  await page.waitForURL('**/es/zamowienie#*');
  const { scenes } = getTexts('es', 'order');
  await expect(page.getByRole('heading', { name: scenes.processing.heading })).toBeVisible({
    timeout: 20_000,
  });
  await performAction(fakeStripeOrigin, session.id, 'async-succeed');
  await expect(page.getByRole('heading', { name: scenes.paid.heading })).toBeVisible({
    timeout: 45_000,
  });
  await expect.poll(() => listEmailsTo(email), { timeout: 20_000 }).toHaveLength(2);
});

test('company name and tax id from the payment page are on ticket and email', async ({ page }) => {
  const email = createEmailAddress();
  await orderTicket(page, 'pl', '/pl', email);
  await page.locator('#companyName').fill('Żółw i Łoś sp. z o.o.');
  await page.locator('#taxId').fill('1234567890');
  await page.locator('[data-action="pay-blik"]').click();
  await page.waitForURL('**/pl/zamowienie#*');
  await expect.poll(() => listEmailsTo(email), { timeout: 20_000 }).toHaveLength(1);
  const [ticketEmail] = await listEmailsTo(email);
  if (!ticketEmail) throw new Error('no email');
  expect(ticketEmail.text).toContain('1234567890');
  const { text } = await readTicketPdf(ticketEmail);
  expect(text).toContain('Żółw i Łoś sp. z o.o.');
  expect(text).toContain('1234567890');
});

/** Checkout session of a payment page with its success URL. */
async function fetchCheckoutSession(payUrl: string): Promise<{ id: string; url: string }> {
  const id = new URL(payUrl).pathname.split('/').at(-1) ?? '';
  const response = await fetch(`${fakeStripeOrigin}/_sessions/${id}`);
  const session = (await response.json()) as { success_url: string };
  return { id, url: session.success_url };
}

function normaliseSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
