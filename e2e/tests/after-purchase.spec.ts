import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatMoment } from '@kongres/content/format/date';
import { orderTicketPath } from '@kongres/contract/paths';
import { pickSampleLanguages } from '@kongres/tools/acceptance/sample';
import { extractPdfText } from '@kongres/tools/lib/poppler';
import { getListPrice } from '@kongres/tools/dev/list-price';
import { runQuery } from '../database.ts';
import { listEmailsTo, type ReceivedEmail } from '../email-sink.ts';
import { orderTicket, getTicketName } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';

/** Emails, webhooks and refunds are slow on a busy machine. */
const extendedTimeout = { timeout: 45_000 };

test.setTimeout(540_000);

interface Row {
  state: string;
  code: string;
  session: string;
  cancelledAt: Date | null;
  voidAt: Date | null;
  refundedMinor: number;
}

async function readOrder(email: string): Promise<Row> {
  const [row] = await runQuery<Row>(
    `select state, code, checkout_session_id as session, cancelled_at as "cancelledAt", void_at as "voidAt",
        refunded_minor as "refundedMinor"
      from orders join ticket on order_id = orders.id where email = $1`,
    [email],
  );
  if (!row) throw new Error('no order with a ticket');
  return row;
}

/** Buys a ticket and reads the order link from the email. */
async function buyTicket(page: Page, code: LanguageCode, path: string) {
  const email = `${randomUUID()}@example.com`;
  await orderTicket(page, code, `/${path}`, email);
  const { origin: stripe } = new URL(page.url());
  await page.locator('[data-action="pay-card"]').click();
  await page.waitForURL(`**/${path}/zamowienie#*`);
  await expect.poll(() => listEmailsTo(email), extendedTimeout).toHaveLength(1);
  const [ticketEmail] = await listEmailsTo(email);
  const link = ticketEmail?.text.match(/https?:\/\/\S+\/zamowienie#[\w-]+/)?.[0];
  if (!link) throw new Error('ticket email has no order link');
  return { email, link, stripe, emailText: ticketEmail?.text ?? '' };
}

/** Opens a URL in a new browser context. */
async function openInNewContext(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'pl-PL' });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('welcomePopupClosed', 'true'));
  await page.goto(address);
  return page;
}

async function downloadTicket(page: Page, code: LanguageCode) {
  const { download: words } = getTexts(code, 'order');
  const download = page.waitForEvent('download', extendedTimeout);
  await page.getByRole('button', { name: words.ticket }).click();
  const file = await download;
  return {
    name: file.suggestedFilename(),
    text: extractPdfText(await readFile(await file.path()), ['-layout']),
  };
}

async function cancelOrder(page: Page, code: LanguageCode) {
  const { cancel: words, scenes } = getTexts(code, 'order');
  await page.getByRole('button', { name: words.button }).click();
  await page.getByRole('button', { name: words.confirm }).click();
  const { cancelled, refunded } = scenes;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`^(?:${cancelled.heading}|${refunded.heading})$`),
    extendedTimeout,
  );
}

async function waitForCancellationEmail(email: string, code: LanguageCode): Promise<ReceivedEmail> {
  const subject = getTexts(code, 'mail').cancelled.subject.replace(
    '{{name}}',
    getTicketName('premium'),
  );
  const find = async () =>
    (await listEmailsTo(email)).find(
      (sent) => normaliseSpaces(sent.subject) === normaliseSpaces(subject),
    );
  await expect.poll(find, extendedTimeout).toBeDefined();
  const cancellationEmail = await find();
  if (!cancellationEmail) throw new Error('no cancellation email');
  return cancellationEmail;
}

for (const { id: code, path } of pickSampleLanguages('after-purchase')) {
  test(`the link in the ticket email opens the order for download and cancellation in ${code}`, async ({
    page,
    browser,
  }) => {
    const { email, link } = await buyTicket(page, code, path);
    const later = await openInNewContext(browser, link);
    const { scenes } = getTexts(code, 'order');
    await expect(later.getByRole('heading', { level: 1 })).toHaveText(
      scenes.paid.heading,
      extendedTimeout,
    );
    const { code: ticketCode } = await readOrder(email);
    const ticket = await downloadTicket(later, code);
    expect(ticket.name).toMatch(/\.pdf$/);
    expect(ticket.text).toContain(ticketCode);
    await cancelOrder(later, code);

    await waitForCancellationEmail(email, code);
    await later.context().close();
  });
}

test('cancelling an order refunds the payment, returns the ticket to the quota and voids it', async ({
  page,
  browser,
}) => {
  const { email, link, stripe } = await buyTicket(page, 'pl', 'pl');
  const later = await openInNewContext(browser, link);
  const words = getTexts('pl', 'order');

  const calendar = later.waitForEvent('download', extendedTimeout);
  await later.getByRole('button', { name: words.download.calendar }).click();
  expect((await calendar).suggestedFilename()).toMatch(/\.ics$/);

  await later.getByRole('button', { name: words.resend.button }).click();
  await expect(later.locator('[aria-live="polite"]', { hasText: email })).toBeVisible(
    extendedTimeout,
  );
  await expect.poll(() => listEmailsTo(email), extendedTimeout).toHaveLength(2);
  const [first, second] = await listEmailsTo(email);
  expect(second?.subject).toBe(first?.subject);
  expect(second?.text).toContain(link);

  const paid = await readOrder(email);
  expect(paid).toMatchObject({ state: 'paid', voidAt: null, cancelledAt: null });
  await cancelOrder(later, 'pl');
  await expect.poll(async () => (await readOrder(email)).state, extendedTimeout).toBe('refunded');
  const { cancelledAt, voidAt, refundedMinor, session } = await readOrder(email);
  if (!cancelledAt) throw new Error('no time of cancellation');
  expect(voidAt).toEqual(cancelledAt);
  const { grossMinor } = getListPrice('premium');
  expect(refundedMinor).toBe(grossMinor);
  expect(await readRefundedAmount(stripe, session)).toBe(grossMinor);

  const moment = formatMoment(cancelledAt, 'pl');
  expect(normaliseSpaces((await waitForCancellationEmail(email, 'pl')).text)).toContain(
    normaliseSpaces(moment),
  );

  await later.reload();
  await expect(later.getByRole('heading', { name: words.scenes.refunded.heading })).toBeVisible(
    extendedTimeout,
  );
  await expect(later.getByRole('main')).toContainText(moment);
  await expect(later.getByRole('main').getByRole('button')).toHaveCount(0);
  const token = new URL(link).hash.slice(1);
  const refused = await later.request.get(new URL(orderTicketPath, link).href, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(refused.status()).toBe(404);
  await later.context().close();
});

test('the email link and the order page open the congress until the order is cancelled', async ({
  page,
  browser,
}) => {
  const { email, link, emailText } = await buyTicket(page, 'pl', 'pl');
  const card = (on: Page) => on.getByRole('region', { name: getTicketName('premium') });
  await page.getByRole('link', { name: getTexts('pl', 'order').actions.enter }).click();
  await expect(card(page)).toContainText(email, extendedTimeout);
  await expect(page).toHaveURL(/\/pl\/kongres$/);

  const congressLink = /https?:\/\/\S+\/kongres#[\w-]+/.exec(emailText)?.[0] ?? '';
  expect(new URL(congressLink).hash).toBe(new URL(link).hash);
  const later = await openInNewContext(browser, congressLink);
  await expect(card(later)).toContainText(email, extendedTimeout);

  await later.goto(link);
  await cancelOrder(later, 'pl');
  await later.goto(new URL('/pl/kongres', link).href);
  const { scenes } = getTexts('pl', 'congress');
  await expect(later.getByRole('heading', { level: 1 })).toHaveText(
    scenes.gone.heading,
    extendedTimeout,
  );
  await later.reload();
  await expect(later.getByRole('heading', { level: 1 })).toHaveText(
    scenes.none.heading,
    extendedTimeout,
  );
  await later.context().close();
});

test('a wrong or truncated token shows the broken link scene and no order data', async ({
  page,
  browser,
}) => {
  const { email, link } = await buyTicket(page, 'pl', 'pl');
  const { scenes } = getTexts('pl', 'order');
  const half = link.slice(0, link.indexOf('#') + 10);
  const wrong = `${link.slice(0, -3)}${link.endsWith('xxx') ? 'yyy' : 'xxx'}`;
  for (const address of [half, wrong]) {
    const other = await openInNewContext(browser, address);
    const main = other.getByRole('main');
    await expect(other.getByRole('heading', { name: scenes.unknown.heading })).toBeVisible(
      extendedTimeout,
    );
    await expect(main).not.toContainText(email);
    await expect(main).not.toContainText(getTicketName('premium'));
    await expect(main.getByRole('button')).toHaveCount(0);
    await expect(main.locator('dl')).toHaveCount(0);
    await other.context().close();
  }
});

/** Amount that the payment provider has refunded for a checkout session. */
async function readRefundedAmount(stripe: string, session: string): Promise<number> {
  const expand = 'expand[]=payment_intent.latest_charge';
  const response = await fetch(`${stripe}/v1/checkout/sessions/${session}?${expand}`, {
    headers: { Authorization: 'Bearer sk_test_look' },
  });
  const { payment_intent: intent } = (await response.json()) as {
    payment_intent: { latest_charge: { amount_refunded: number } };
  };
  return intent.latest_charge.amount_refunded;
}

function normaliseSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
