import { beforeEach, expect, test } from 'vitest';
import type { OrderAnswer } from '@kongres/contract/order';
import { orderPath } from '@kongres/contract/paths';
import type { DeskOrders } from '@kongres/contract/desk/sales/orders';
import { orderToken } from '../../src/sales/orders/order-token.ts';
import { deskOf } from '../desk.ts';
import { startMailSink } from '../mail-sink.ts';
import { startWorker } from '../processes.ts';
import { organiserOf } from '../run-organiser.ts';
import { insertSold } from '../orders/sold-tickets.ts';
import { startTestApi } from '../test-api.ts';
import { countOf, emptyShop, testEnvironment } from '../test-shop.ts';
import { writeMessage } from '../write-message.ts';

const typed = 'jan@żółw.pl';
const mailbox = 'jan@xn--w-uga1v8h.pl';
const sink = await startMailSink();
const shop = await startTestApi({ ALTCHA_TRIES: '4' });
const { buy, pool, origin, config, databaseUrl, atStripe, stripe } = shop;
const desk = deskOf(shop);
const organise = organiserOf(testEnvironment(databaseUrl));
startWorker(testEnvironment(databaseUrl, { SMTP_URL: sink.smtpUrl, STRIPE_API: stripe }));

beforeEach(async () => {
  await emptyShop(pool);
  sink.mails.length = 0;
});

const recipients = () => sink.mails.flatMap((mail) => mail.recipients);
/** As sent: the sink decodes and encodes the recipients itself, but leaves the headers alone. */
const toLines = () => sink.mails.map(({ head }) => /^To: .*$/m.exec(head)?.[0].trim() ?? '');

test('a buyer with a domain of Polish letters gets the ticket, alone and once, and is called as they write', async () => {
  expect((await buy('standard', typed)).status).toBe(200);
  const { rows } = await pool.query<{ id: string; email: string; session: string }>(
    'select id, email, session_id as session from orders',
  );
  const [order] = rows;
  expect(order?.email).toBe(mailbox);
  await atStripe('pay', order?.session ?? '');
  await expect.poll(recipients, { timeout: 60_000 }).toEqual([mailbox]);
  expect(toLines()).toEqual([`To: ${mailbox}`]);
  const response = await fetch(origin + orderPath, {
    headers: {
      Authorization: `Bearer ${orderToken(config.secret, { id: order?.id ?? '', tokenVersion: 0 })}`,
    },
  });
  expect(((await response.json()) as OrderAnswer).email).toBe(typed);
}, 90_000);

test('the same mailbox in letters and in code is one buyer', async () => {
  const key = { 'Idempotency-Key': 'one key' };
  const urls = [];
  for (const spelling of [typed, mailbox, 'jan@ŻÓŁW.pl', 'JAN@XN--W-UGA1V8H.PL']) {
    const response = await buy('standard', spelling, key);
    urls.push(((await response.json()) as { url?: string }).url);
  }
  expect([new Set(urls).size, await countOf(pool, 'orders')]).toEqual([1, 1]);
  expect(urls[0]).toMatch(/^http/);
});

test('a message from such an address is taken and confirmed', async () => {
  expect((await writeMessage(origin, { email: typed })).status).toBe(200);
  await expect.poll(recipients, { timeout: 60_000 }).toHaveLength(2);
  expect(recipients().filter((one) => one === mailbox)).toHaveLength(1);
  expect(toLines()).toContain(`To: ${mailbox}`);
}, 90_000);

test('the organiser corrects to such an address, finds it and forgets it in either spelling', async () => {
  const { number } = await insertSold(pool, { email: 'jan@zolw.pl' });
  const { cookie } = await desk.signedInAs('sales');
  const body = { number, email: typed };
  expect((await desk.act('orderCorrect', { cookie, body })).status).toBe(200);
  // The address that the order was taken from is told as well.
  await expect
    .poll(() => recipients().toSorted(), { timeout: 60_000 })
    .toEqual([mailbox, 'jan@zolw.pl']);
  expect(toLines().toSorted()).toEqual([`To: ${mailbox}`, 'To: jan@zolw.pl']);
  for (const spelling of [typed, mailbox]) {
    const query = `?${new URLSearchParams({ q: spelling }).toString()}`;
    const answer = await desk.call('orders', { cookie, query });
    const { orders } = (await answer.json()) as DeskOrders;
    expect(orders.map((order) => order.number)).toEqual([number]);
  }
  await organise(['forget', typed, '--yes']);
  expect(await countOf(pool, `orders where email = '${mailbox}'`)).toBe(0);
}, 90_000);

test.each([
  'żółw@example.com',
  'jan@żółw.pl, eve@example.com',
  'jan@żółw.pl\r\nBcc: eve@example.com',
])('%j is refused as before', async (address) => {
  expect((await buy('standard', address)).status).toBe(422);
  expect(await countOf(pool, 'orders')).toBe(0);
});
