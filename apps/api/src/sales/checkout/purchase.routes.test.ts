import { beforeEach, expect, test } from 'vitest';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { languages } from '@kongres/content/facts/languages';
import { countSessionRequests } from '@kongres/tools/stripe-double/request-counts';
import { problem } from '@kongres/contract/problem';
import { getListPrice } from '@kongres/tools/dev/list-price';
import { startTestApi } from '../../../test/test-api.ts';
import { countRows, resetShop, setQuota, readQuota } from '../../../test/test-shop.ts';

const { buyTicket, pool, stripe, setSwitches, origin } = await startTestApi({
  PURCHASES_PER_CLIENT: '60',
  HOLDS_PER_CLIENT: '10',
});

beforeEach(async () => {
  await resetShop(pool);
  await fetch(`${stripe}/_reset`, { method: 'POST' });
});

async function readProblem(response: Response) {
  const { status, code } = problem.parse(await response.json());
  expect(status).toBe(response.status);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  return { status, code, retryAfter: Number(response.headers.get('retry-after')) || null };
}

async function listSessions(): Promise<Record<string, unknown>[]> {
  const response = await fetch(`${stripe}/_sessions`);
  const body = (await response.json()) as { data?: Record<string, unknown>[] };
  return body.data ?? (body as unknown as Record<string, unknown>[]);
}

test.each(languages)('opens a payment page in $id', async (language) => {
  const response = await buyTicket('premium', 'ala@example.com', {
    'Accept-Language': language.id,
  });
  expect(response.status).toBe(200);
  const { url } = (await response.json()) as { url: string };
  const session = (await listSessions()).find((candidate) => candidate['url'] === url);
  expect(session).toMatchObject({
    amount_subtotal: getListPrice('premium').netMinor,
    amount_total: getListPrice('premium').grossMinor,
    currency: 'pln',
    customer_email: 'ala@example.com',
    locale: language.id === 'en-US' ? 'en' : language.id,
  });
  expect(session?.['success_url']).toMatch(
    new RegExp(`^http://127\\.0\\.0\\.1:8080/${language.path}/zamowienie#r\\.[\\w-]{43}$`),
  );
  expect(session?.['cancel_url']).toMatch(
    new RegExp(`^http://127\\.0\\.0\\.1:8080/${language.path}/zamowienie\\?back#r\\.[\\w-]{43}$`),
  );
});

test('reads only the email address from the body', async () => {
  const response = await fetch(`${origin}/api/purchase/standard`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'ala@example.com', netMinor: 1, currency: 'EUR', ticket: 'vip' }),
  });
  expect(response.status).toBe(200);
  const { rows } = await pool.query('select ticket, gross_minor, currency from orders');
  const { grossMinor } = getListPrice('standard');
  expect(rows).toEqual([{ ticket: 'standard', gross_minor: grossMinor, currency: 'PLN' }]);
});

test('creates one order and one payment page for five concurrent duplicates', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      buyTicket('standard', 'ala@example.com', { 'Idempotency-Key': 'a-key' }),
    ),
  );
  const urls = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { url: string }).url),
  );
  expect(new Set(urls).size).toBe(1);
  expect(await countRows(pool, 'orders')).toBe(1);
  expect(await readQuota(pool, 'standard')).toEqual({ held: 1, sold: 0 });
});

test('answers 404 for an unknown ticket and 422 for an invalid address', async () => {
  expect(await readProblem(await buyTicket('gold', 'ala@example.com'))).toMatchObject({
    status: 404,
    code: 'unknown_ticket',
  });
  for (const email of [
    '',
    'ala',
    'ala@',
    '@example.com',
    'ala@example.com, ola@example.com',
    'ala@example.com\r\nBcc: ola@example.com',
    'ala (comment) @example.com',
    '"ala b"@example.com',
    `${'a'.repeat(250)}@example.com`,
  ]) {
    expect(await readProblem(await buyTicket('standard', email))).toMatchObject({
      status: 422,
      code: 'invalid_email',
    });
  }
  expect(await countRows(pool, 'orders')).toBe(0);
});

test('answers 409 when sold out or closed', async () => {
  await setQuota(pool, 'vip', { limit: 0 });
  expect(await readProblem(await buyTicket('vip', 'ala@example.com'))).toMatchObject({
    status: 409,
    code: 'sold_out',
  });
  await setQuota(pool, 'vip', { limit: 9, isOpen: false });
  expect(await readProblem(await buyTicket('vip', 'ala@example.com'))).toMatchObject({
    status: 409,
    code: 'closed',
  });
});

test('answers 429 with Retry-After to the sixth request of an address within a minute', async () => {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect((await buyTicket('standard', 'ala@example.com')).status).toBe(200);
  }
  const sixth = await readProblem(await buyTicket('standard', 'ALA@example.com'));
  expect(sixth).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(sixth.retryAfter).toBeGreaterThan(0);
  expect(sixth.retryAfter).toBeLessThanOrEqual(60);
});

test('limits requests and open holds per client', async () => {
  const statuses = new Map<number, number>();
  for (let attempt = 1; attempt <= 63; attempt += 1) {
    const { status } = await buyTicket('standard', `a${attempt}@example.com`);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  // After ten open holds the hold limit applies, from the 61st request on the request limit.
  expect(Object.fromEntries(statuses)).toEqual({ 200: 10, 429: 53 });
  const { rows } = await pool.query(
    "select points from rate_limit where key like 'purchase-client%'",
  );
  expect(rows).toEqual([{ points: 63 }]);
});

test('answers 503 and releases the hold while Stripe is down', async () => {
  await setSwitches({ outage: 'error' });
  const answer = await readProblem(await buyTicket('standard', 'ala@example.com'));
  expect(answer).toMatchObject({ status: 503, code: 'provider_unavailable' });
  expect(answer.retryAfter).toBeGreaterThan(0);
  expect(await readQuota(pool, 'standard')).toEqual({ held: 0, sold: 0 });
  expect(await countRows(pool, "orders where state = 'expired'")).toBe(1);
});

test('answers 503 and releases the hold when Stripe hangs', async () => {
  await setSwitches({ outage: 'hang' });
  expect((await buyTicket('standard', 'ala@example.com')).status).toBe(503);
  expect(await readQuota(pool, 'standard')).toEqual({ held: 0, sold: 0 });
});

test("retries requests that exceed Stripe's rate limit", async () => {
  await setSwitches({ requestsPerSecond: 5 });
  const answers = await Promise.all(
    Array.from({ length: 7 }, (_, n) => buyTicket('standard', `a${n}@example.com`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

test('stops calling Stripe after five failures and recovers when it is back', async () => {
  const report = reportCheck('stripe-fails');
  await setSwitches({ outage: 'error' });
  const before = await countSessionRequests(stripe);
  for (let n = 0; n < 12; n += 1) {
    expect((await buyTicket('standard', `a${n}@example.com`)).status).toBe(503);
  }
  const calls = (await countSessionRequests(stripe)) - before;
  report(`${calls} of 12 buyers waited for Stripe`);
  expect(calls).toBe(5);
  await setSwitches({ outage: 'none' });
  await expect
    .poll(async () => (await buyTicket('standard', 'back@example.com')).status, {
      timeout: 40_000,
      interval: 2000,
    })
    .toBe(200);
}, 60_000);
