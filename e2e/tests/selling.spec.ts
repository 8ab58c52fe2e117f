import { randomUUID } from 'node:crypto';
import { brand } from '@kongres/content/facts/brand';
import { formatEdition } from '@kongres/content/format/date';
import { formatMoney } from '@kongres/content/format/number';
import { sampleLanguages } from '@kongres/tools/acceptance/sample';
import { act } from '@kongres/tools/stripe-double/act';
import { listPrice } from '@kongres/tools/dev/list-price';
import { fakeStripeOrigin } from '../config.ts';
import { query } from '../database.ts';
import { mailsTo, readTicket } from '../mail-sink.ts';
import { order, ticketName } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { textsOf } from '../texts.ts';

const { grossMinor } = listPrice('premium');

interface Row {
  state: string;
  number: number;
  code: string | null;
}

async function orderOf(email: string): Promise<Row | undefined> {
  const rows = await query<Row>(
    `select state, number, code from orders left join ticket on order_id = orders.id
      where email = $1`,
    [email],
  );
  expect(rows.length).toBeLessThanOrEqual(1);
  return rows[0];
}

function someone(): string {
  return `${randomUUID()}@example.com`;
}

for (const { id: code, path } of sampleLanguages('selling')) {
  test(
    `from home to the ticket in the inbox, in ${code}`,
    { tag: '@quick' },
    async ({ page, complaints }) => {
      const email = someone();
      await order(page, code, `/${path}`, email);
      await expect(page.locator('html')).toHaveAttribute('lang', code === 'en-US' ? 'en' : code);
      await page.locator('[data-action="pay-card"]').click();

      await page.waitForURL(`**/${path}/zamowienie#*`);
      const { scenes } = textsOf(code, 'order');
      await expect(page.getByRole('heading', { name: scenes.paid.heading })).toBeVisible({
        timeout: 20_000,
      });
      await expect(page.locator('main')).toContainText(email);

      await expect.poll(() => mailsTo(email), { timeout: 20_000 }).toHaveLength(1);
      const [mail] = await mailsTo(email);
      const paid = await orderOf(email);
      if (!mail || !paid?.code) throw new Error('no mail or no ticket');
      expect(paid.state).toBe('paid');
      const subject = textsOf(code, 'mail').ticket.subject;
      expect(mail.subject).toBe(
        subject.replace('{{name}}', ticketName('premium')).replace('{{brand}}', brand.full),
      );
      expect(spaced(mail.text)).toContain(spaced(formatMoney(grossMinor, code)));
      expect(mail.text).toContain(page.url());
      expect(mail.html).toMatch(new RegExp(`<html[^>]* lang="${code}"`));
      expect(mail.attachments?.map(({ contentType }) => contentType).toSorted()).toEqual([
        // The ticket and the terms.
        'application/pdf',
        'application/pdf',
        expect.stringContaining('text/calendar'),
      ]);

      const ticket = await readTicket(mail);
      expect(mail.text).toContain(ticket.qr);
      expect(new URL(ticket.qr ?? '').hash).toBe(new URL(page.url()).hash);
      const text = spaced(ticket.text);
      expect(text).toContain(paid.code);
      expect(text).toContain(ticketName('premium'));
      expect(text).toContain(`KAI-${paid.number}`);
      expect(text).toContain(spaced(formatEdition(code, 'long')));
      expect(await mailsTo(email)).toHaveLength(1);
      expect(complaints).toEqual([]);
    },
  );
}

test('a declined card stays at the payment page; going back puts the ticket back', async ({
  page,
}) => {
  const email = someone();
  await order(page, 'pl', '/pl', email);
  await page.locator('[data-action="decline"]').click();
  await expect(page.locator('[data-notice="declined"]')).toBeVisible();
  expect(await orderOf(email)).toMatchObject({ state: 'awaiting_payment', code: null });

  await page.locator('[data-action="back"]').click();
  await page.waitForURL('**/pl/zamowienie?back#*');
  const { scenes } = textsOf('pl', 'order');
  await expect(page.getByRole('heading', { name: scenes.returned.heading })).toBeVisible();
  expect(await orderOf(email)).toMatchObject({ state: 'expired', code: null });
  expect(await mailsTo(email)).toEqual([]);
});

test('a payment page left to expire ends the order and puts the ticket back', async ({ page }) => {
  const email = someone();
  await order(page, 'de', '/de', email);
  const { url } = await sessionOf(page.url());
  await page.locator('[data-action="expire"]').click();
  await expect.poll(async () => (await orderOf(email))?.state).toBe('expired');
  await page.goto(url);
  const { scenes } = textsOf('de', 'order');
  await expect(page.getByRole('heading', { name: scenes.expired.heading })).toBeVisible();
});

test('a bank that answers later: the page waits, then shows the ticket', async ({ page }) => {
  const email = someone();
  await order(page, 'es', '/es', email);
  const session = await sessionOf(page.url());
  await page.locator('[data-action="pay-async"]').click();
  await page.waitForURL('**/es/zamowienie#*');
  const { scenes } = textsOf('es', 'order');
  await expect(page.getByRole('heading', { name: scenes.processing.heading })).toBeVisible({
    timeout: 20_000,
  });
  await act(fakeStripeOrigin, session.id, 'async-succeed');
  await expect(page.getByRole('heading', { name: scenes.paid.heading })).toBeVisible({
    timeout: 45_000,
  });
  await expect.poll(() => mailsTo(email), { timeout: 20_000 }).toHaveLength(2);
});

test('a company names itself at the payment page and finds itself on ticket and mail', async ({
  page,
}) => {
  const email = someone();
  await order(page, 'pl', '/pl', email);
  await page.locator('#companyName').fill('Żółw i Łoś sp. z o.o.');
  await page.locator('#taxId').fill('1234567890');
  await page.locator('[data-action="pay-blik"]').click();
  await page.waitForURL('**/pl/zamowienie#*');
  await expect.poll(() => mailsTo(email), { timeout: 20_000 }).toHaveLength(1);
  const [mail] = await mailsTo(email);
  if (!mail) throw new Error('no mail');
  expect(mail.text).toContain('1234567890');
  const { text } = await readTicket(mail);
  expect(text).toContain('Żółw i Łoś sp. z o.o.');
  expect(text).toContain('1234567890');
});

/** The session behind a payment page, and its way back. */
async function sessionOf(payUrl: string): Promise<{ id: string; url: string }> {
  const id = new URL(payUrl).pathname.split('/').at(-1) ?? '';
  const response = await fetch(`${fakeStripeOrigin}/_sessions/${id}`);
  const session = (await response.json()) as { success_url: string };
  return { id, url: session.success_url };
}

/** Every kind of space counts as one: print and page choose theirs by the line. */
function spaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
