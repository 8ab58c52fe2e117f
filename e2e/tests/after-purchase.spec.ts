import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatMoment } from '@kongres/content/format/date';
import { orderTicketPath } from '@kongres/contract/paths';
import { sampleLanguages } from '@kongres/tools/acceptance/sample';
import { wordsOf } from '@kongres/tools/lib/poppler';
import { listPrice } from '@kongres/tools/dev/list-price';
import { query } from '../database.ts';
import { mailsTo, type Mail } from '../mail-sink.ts';
import { order, ticketName } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { textsOf } from '../texts.ts';

/** Mails, webhooks and refunds take their time on a busy machine. */
const patient = { timeout: 45_000 };

test.setTimeout(540_000);

interface Row {
  state: string;
  code: string;
  session: string;
  cancelledAt: Date | null;
  voidAt: Date | null;
  refundedMinor: number;
}

/** The stock counts as sold what is paid, and nothing else. */
async function orderOf(email: string): Promise<Row> {
  const [row] = await query<Row>(
    `select state, code, session_id as session, cancelled_at as "cancelledAt", void_at as "voidAt",
        refunded_minor as "refundedMinor"
      from orders join ticket on order_id = orders.id where email = $1`,
    [email],
  );
  if (!row) throw new Error('no order with a ticket');
  return row;
}

/** Buys, and takes the order's address out of the mail. */
async function buy(page: Page, code: LanguageCode, path: string) {
  const email = `${randomUUID()}@example.com`;
  await order(page, code, `/${path}`, email);
  const { origin: stripe } = new URL(page.url());
  await page.locator('[data-action="pay-card"]').click();
  await page.waitForURL(`**/${path}/zamowienie#*`);
  await expect.poll(() => mailsTo(email), patient).toHaveLength(1);
  const [mail] = await mailsTo(email);
  const link = mail?.text.match(/https?:\/\/\S+\/zamowienie#[\w-]+/)?.[0];
  if (!link) throw new Error('a ticket mail without the order’s address');
  return { email, link, stripe, letter: mail?.text ?? '' };
}

/** Opens an address where nobody has been before. */
async function openAfresh(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'pl-PL' });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('welcomePopupClosed', 'true'));
  await page.goto(address);
  return page;
}

async function downloadTicket(page: Page, code: LanguageCode) {
  const { download: words } = textsOf(code, 'order');
  const download = page.waitForEvent('download', patient);
  await page.getByRole('button', { name: words.ticket }).click();
  const file = await download;
  return {
    name: file.suggestedFilename(),
    text: wordsOf(await readFile(await file.path()), ['-layout']),
  };
}

async function cancel(page: Page, code: LanguageCode) {
  const { cancel: words, scenes } = textsOf(code, 'order');
  await page.getByRole('button', { name: words.button }).click();
  await page.getByRole('button', { name: words.confirm }).click();
  const { cancelled, refunded } = scenes;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`^(?:${cancelled.heading}|${refunded.heading})$`),
    patient,
  );
}

/** The mail that confirms the declaration. */
async function confirmationOf(email: string, code: LanguageCode): Promise<Mail> {
  const subject = textsOf(code, 'mail').cancelled.subject.replace(
    '{{name}}',
    ticketName('premium'),
  );
  const find = async () =>
    (await mailsTo(email)).find((sent) => spaced(sent.subject) === spaced(subject));
  await expect.poll(find, patient).toBeDefined();
  const mail = await find();
  if (!mail) throw new Error('no confirmation');
  return mail;
}

for (const { id: code, path } of sampleLanguages('after-purchase')) {
  test(`who bought can come back by the mail, download and cancel, in ${code}`, async ({
    page,
    browser,
  }) => {
    const { email, link } = await buy(page, code, path);
    const later = await openAfresh(browser, link);
    const { scenes } = textsOf(code, 'order');
    await expect(later.getByRole('heading', { level: 1 })).toHaveText(scenes.paid.heading, patient);
    const { code: ticketCode } = await orderOf(email);
    const ticket = await downloadTicket(later, code);
    expect(ticket.name).toMatch(/\.pdf$/);
    expect(ticket.text).toContain(ticketCode);
    await cancel(later, code);

    await confirmationOf(email, code);
    await later.context().close();
  });
}

test('a cancelled order gives the money back, its place free and its ticket up', async ({
  page,
  browser,
}) => {
  const { email, link, stripe } = await buy(page, 'pl', 'pl');
  const later = await openAfresh(browser, link);
  const words = textsOf('pl', 'order');

  const calendar = later.waitForEvent('download', patient);
  await later.getByRole('button', { name: words.download.calendar }).click();
  expect((await calendar).suggestedFilename()).toMatch(/\.ics$/);

  await later.getByRole('button', { name: words.resend.button }).click();
  await expect(later.locator('[aria-live="polite"]', { hasText: email })).toBeVisible(patient);
  await expect.poll(() => mailsTo(email), patient).toHaveLength(2);
  const [first, second] = await mailsTo(email);
  expect(second?.subject).toBe(first?.subject);
  expect(second?.text).toContain(link);

  const paid = await orderOf(email);
  expect(paid).toMatchObject({ state: 'paid', voidAt: null, cancelledAt: null });
  await cancel(later, 'pl');
  await expect.poll(async () => (await orderOf(email)).state, patient).toBe('refunded');
  const { cancelledAt, voidAt, refundedMinor, session } = await orderOf(email);
  if (!cancelledAt) throw new Error('no time of the declaration');
  expect(voidAt).toEqual(cancelledAt);
  const { grossMinor } = listPrice('premium');
  expect(refundedMinor).toBe(grossMinor);
  expect(await refundedAt(stripe, session)).toBe(grossMinor);

  const moment = formatMoment(cancelledAt, 'pl');
  expect(spaced((await confirmationOf(email, 'pl')).text)).toContain(spaced(moment));

  await later.reload();
  await expect(later.getByRole('heading', { name: words.scenes.refunded.heading })).toBeVisible(
    patient,
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

test('the mail’s link and the order page’s button enter the congress until the order is cancelled', async ({
  page,
  browser,
}) => {
  const { email, link, letter } = await buy(page, 'pl', 'pl');
  const card = (on: Page) => on.getByRole('region', { name: ticketName('premium') });
  await page.getByRole('link', { name: textsOf('pl', 'order').actions.enter }).click();
  await expect(card(page)).toContainText(email, patient);
  await expect(page).toHaveURL(/\/pl\/kongres$/);

  const way = /https?:\/\/\S+\/kongres#[\w-]+/.exec(letter)?.[0] ?? '';
  expect(new URL(way).hash).toBe(new URL(link).hash);
  const later = await openAfresh(browser, way);
  await expect(card(later)).toContainText(email, patient);

  await later.goto(link);
  await cancel(later, 'pl');
  await later.goto(new URL('/pl/kongres', link).href);
  const { scenes } = textsOf('pl', 'congress');
  await expect(later.getByRole('heading', { level: 1 })).toHaveText(scenes.gone.heading, patient);
  await later.reload();
  await expect(later.getByRole('heading', { level: 1 })).toHaveText(scenes.none.heading, patient);
  await later.context().close();
});

test('a wrong token and half a token show that the link is broken, and nothing else', async ({
  page,
  browser,
}) => {
  const { email, link } = await buy(page, 'pl', 'pl');
  const { scenes } = textsOf('pl', 'order');
  const half = link.slice(0, link.indexOf('#') + 10);
  const wrong = `${link.slice(0, -3)}${link.endsWith('xxx') ? 'yyy' : 'xxx'}`;
  for (const address of [half, wrong]) {
    const other = await openAfresh(browser, address);
    const main = other.getByRole('main');
    await expect(other.getByRole('heading', { name: scenes.unknown.heading })).toBeVisible(patient);
    await expect(main).not.toContainText(email);
    await expect(main).not.toContainText(ticketName('premium'));
    await expect(main.getByRole('button')).toHaveCount(0);
    await expect(main.locator('dl')).toHaveCount(0);
    await other.context().close();
  }
});

/** What the payment provider has given back of a session's payment. */
async function refundedAt(stripe: string, session: string): Promise<number> {
  const expand = 'expand[]=payment_intent.latest_charge';
  const response = await fetch(`${stripe}/v1/checkout/sessions/${session}?${expand}`, {
    headers: { Authorization: 'Bearer sk_test_look' },
  });
  const { payment_intent: intent } = (await response.json()) as {
    payment_intent: { latest_charge: { amount_refunded: number } };
  };
  return intent.latest_charge.amount_refunded;
}

/** Every kind of space counts as one: a letter chooses its own. */
function spaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
