import { beforeEach, expect, test } from 'vitest';
import type { OrderResponse } from '@kongres/contract/order';
import { orderPath } from '@kongres/contract/paths';
import type { DeskOrders } from '@kongres/contract/desk/sales/orders';
import { deriveOrderToken } from '../../src/sales/orders/order-token.ts';
import { createDeskClient } from '../desk-client.ts';
import { startMailSink } from '../mail-sink.ts';
import { startWorker } from '../processes.ts';
import { createOrganiserCli } from '../organiser-cli.ts';
import { insertSoldTicket } from '../orders/sold-tickets.ts';
import { startTestApi } from '../test-api.ts';
import { countRows, resetShop, createTestEnvironment } from '../test-shop.ts';
import { postContactMessage } from '../post-contact-message.ts';

const typedEmail = 'jan@żółw.pl';
const punycodeEmail = 'jan@xn--w-uga1v8h.pl';
const sink = await startMailSink();
const shop = await startTestApi({ ALTCHA_TRIES: '4' });
const { buyTicket, pool, origin, config, databaseUrl, actAtStripe, stripe } = shop;
const desk = createDeskClient(shop);
const runOrganiser = createOrganiserCli(createTestEnvironment(databaseUrl));
startWorker(createTestEnvironment(databaseUrl, { SMTP_URL: sink.smtpUrl, STRIPE_API: stripe }));

beforeEach(async () => {
  await resetShop(pool);
  sink.emails.length = 0;
});

const listRecipients = () => sink.emails.flatMap((mail) => mail.recipients);
/** The sink decodes envelope recipients but not headers. */
const listToHeaders = () => sink.emails.map(({ head }) => /^To: .*$/m.exec(head)?.[0].trim() ?? '');

test('emails the ticket to the Punycode domain once and displays it as typed', async () => {
  expect((await buyTicket('standard', typedEmail)).status).toBe(200);
  const { rows } = await pool.query<{ id: string; email: string; session: string }>(
    'select id, email, checkout_session_id as session from orders',
  );
  const [order] = rows;
  expect(order?.email).toBe(punycodeEmail);
  await actAtStripe('pay', order?.session ?? '');
  await expect.poll(listRecipients, { timeout: 60_000 }).toEqual([punycodeEmail]);
  expect(listToHeaders()).toEqual([`To: ${punycodeEmail}`]);
  const response = await fetch(origin + orderPath, {
    headers: {
      Authorization: `Bearer ${deriveOrderToken(config.secret, { id: order?.id ?? '', tokenVersion: 0 })}`,
    },
  });
  expect(((await response.json()) as OrderResponse).email).toBe(typedEmail);
}, 90_000);

test('treats Unicode and Punycode spellings as one buyer', async () => {
  const key = { 'Idempotency-Key': 'one key' };
  const urls = [];
  for (const spelling of [typedEmail, punycodeEmail, 'jan@ŻÓŁW.pl', 'JAN@XN--W-UGA1V8H.PL']) {
    const response = await buyTicket('standard', spelling, key);
    urls.push(((await response.json()) as { url?: string }).url);
  }
  expect([new Set(urls).size, await countRows(pool, 'orders')]).toEqual([1, 1]);
  expect(urls[0]).toMatch(/^http/);
});

test('accepts and confirms a contact message from such an address', async () => {
  expect((await postContactMessage(origin, { email: typedEmail })).status).toBe(200);
  await expect.poll(listRecipients, { timeout: 60_000 }).toHaveLength(2);
  expect(listRecipients().filter((one) => one === punycodeEmail)).toHaveLength(1);
  expect(listToHeaders()).toContain(`To: ${punycodeEmail}`);
}, 90_000);

test('corrects to such an address, and finds and erases it in either spelling', async () => {
  const { number } = await insertSoldTicket(pool, { email: 'jan@zolw.pl' });
  const { cookie } = await desk.signInAs('sales');
  const body = { number, email: typedEmail };
  expect((await desk.callConfirmed('correctOrderEmail', { cookie, body })).status).toBe(200);
  // The previous address is notified, too.
  await expect
    .poll(() => listRecipients().toSorted(), { timeout: 60_000 })
    .toEqual([punycodeEmail, 'jan@zolw.pl']);
  expect(listToHeaders().toSorted()).toEqual([`To: ${punycodeEmail}`, 'To: jan@zolw.pl']);
  for (const spelling of [typedEmail, punycodeEmail]) {
    const query = `?${new URLSearchParams({ q: spelling }).toString()}`;
    const answer = await desk.call('listOrders', { cookie, query });
    const { orders } = (await answer.json()) as DeskOrders;
    expect(orders.map((order) => order.number)).toEqual([number]);
  }
  await runOrganiser(['erase', typedEmail, '--yes']);
  expect(await countRows(pool, `orders where email = '${punycodeEmail}'`)).toBe(0);
}, 90_000);

test.each([
  'żółw@example.com',
  'jan@żółw.pl, eve@example.com',
  'jan@żółw.pl\r\nBcc: eve@example.com',
])('rejects %j', async (address) => {
  expect((await buyTicket('standard', address)).status).toBe(422);
  expect(await countRows(pool, 'orders')).toBe(0);
});
