import { beforeEach, expect, test } from 'vitest';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { languages } from '@kongres/content/facts/languages';
import { sessionsAsked } from '@kongres/tools/stripe-double/requests-to';
import { problem } from '@kongres/contract/problem';
import { listPrice } from '@kongres/tools/dev/list-price';
import { startTestApi } from '../../../test/test-api.ts';
import { countOf, emptyShop, setStock, stockOf } from '../../../test/test-shop.ts';

const { buy, pool, stripe, setSwitches, origin } = await startTestApi({
  PURCHASES_PER_CLIENT: '60',
  HOLDS_PER_CLIENT: '10',
});

beforeEach(async () => {
  await emptyShop(pool);
  await fetch(`${stripe}/_reset`, { method: 'POST' });
});

async function refusal(response: Response) {
  const { status, code } = problem.parse(await response.json());
  expect(status).toBe(response.status);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  return { status, code, retryAfter: Number(response.headers.get('retry-after')) || null };
}

async function sessions(): Promise<Record<string, unknown>[]> {
  const response = await fetch(`${stripe}/_sessions`);
  const body = (await response.json()) as { data?: Record<string, unknown>[] };
  return body.data ?? (body as unknown as Record<string, unknown>[]);
}

test.each(languages)(
  'an order in $id leads to a payment page in that language',
  async (language) => {
    const response = await buy('premium', 'ala@example.com', { 'Accept-Language': language.id });
    expect(response.status).toBe(200);
    const { url } = (await response.json()) as { url: string };
    const session = (await sessions()).find((candidate) => candidate['url'] === url);
    expect(session).toMatchObject({
      amount_subtotal: listPrice('premium').netMinor,
      amount_total: listPrice('premium').grossMinor,
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
  },
);

test('nothing but the address is read from the body', async () => {
  const response = await fetch(`${origin}/api/purchase/standard`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'ala@example.com', netMinor: 1, currency: 'EUR', ticket: 'vip' }),
  });
  expect(response.status).toBe(200);
  const { rows } = await pool.query('select ticket, gross_minor, currency from orders');
  const { grossMinor } = listPrice('standard');
  expect(rows).toEqual([{ ticket: 'standard', gross_minor: grossMinor, currency: 'PLN' }]);
});

test('one key makes one order and one payment page, five times at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      buy('standard', 'ala@example.com', { 'Idempotency-Key': 'a-key' }),
    ),
  );
  const urls = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { url: string }).url),
  );
  expect(new Set(urls).size).toBe(1);
  expect(await countOf(pool, 'orders')).toBe(1);
  expect(await stockOf(pool, 'standard')).toEqual({ held: 1, sold: 0 });
});

test('an unknown ticket is 404, a bad address 422', async () => {
  expect(await refusal(await buy('gold', 'ala@example.com'))).toMatchObject({
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
    expect(await refusal(await buy('standard', email))).toMatchObject({
      status: 422,
      code: 'invalid_email',
    });
  }
  expect(await countOf(pool, 'orders')).toBe(0);
});

test('sold out and closed are 409', async () => {
  await setStock(pool, 'vip', { capacity: 0 });
  expect(await refusal(await buy('vip', 'ala@example.com'))).toMatchObject({
    status: 409,
    code: 'sold_out',
  });
  await setStock(pool, 'vip', { capacity: 9, isOpen: false });
  expect(await refusal(await buy('vip', 'ala@example.com'))).toMatchObject({
    status: 409,
    code: 'closed',
  });
});

test('the sixth attempt of a minute by one address is 429 and says when to come back', async () => {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect((await buy('standard', 'ala@example.com')).status).toBe(200);
  }
  const sixth = await refusal(await buy('standard', 'ALA@example.com'));
  expect(sixth).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(sixth.retryAfter).toBeGreaterThan(0);
  expect(sixth.retryAfter).toBeLessThanOrEqual(60);
});

test('so is the sixty-first from one client', async () => {
  const statuses = new Map<number, number>();
  for (let attempt = 1; attempt <= 63; attempt += 1) {
    const { status } = await buy('standard', `a${attempt}@example.com`);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  // Ten holds, then too many open ones; from the sixty-first attempt on it is the attempts.
  expect(Object.fromEntries(statuses)).toEqual({ 200: 10, 429: 53 });
  const { rows } = await pool.query(
    "select points from rate_limit where key like 'purchase-client%'",
  );
  expect(rows).toEqual([{ points: 63 }]);
});

test('a payment provider that is down is 503, and nothing stays held', async () => {
  await setSwitches({ outage: 'error' });
  const answer = await refusal(await buy('standard', 'ala@example.com'));
  expect(answer).toMatchObject({ status: 503, code: 'provider_unavailable' });
  expect(answer.retryAfter).toBeGreaterThan(0);
  expect(await stockOf(pool, 'standard')).toEqual({ held: 0, sold: 0 });
  expect(await countOf(pool, "orders where state = 'expired'")).toBe(1);
});

test('one that hangs is 503, and nothing stays held', async () => {
  await setSwitches({ outage: 'hang' });
  expect((await buy('standard', 'ala@example.com')).status).toBe(503);
  expect(await stockOf(pool, 'standard')).toEqual({ held: 0, sold: 0 });
});

test("a moment over Stripe's limit is waited out, and nobody hears of it", async () => {
  await setSwitches({ requestsPerSecond: 5 });
  const answers = await Promise.all(
    Array.from({ length: 7 }, (_, n) => buy('standard', `a${n}@example.com`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

test('after five failures nobody waits for Stripe any more, until it is back', async () => {
  const report = reportCheck('stripe-fails');
  await setSwitches({ outage: 'error' });
  const asked = await sessionsAsked(stripe);
  for (let n = 0; n < 12; n += 1) {
    expect((await buy('standard', `a${n}@example.com`)).status).toBe(503);
  }
  const trials = (await sessionsAsked(stripe)) - asked;
  report(`${trials} of 12 buyers waited for Stripe`);
  expect(trials).toBe(5);
  await setSwitches({ outage: 'none' });
  await expect
    .poll(async () => (await buy('standard', 'back@example.com')).status, {
      timeout: 40_000,
      interval: 2000,
    })
    .toBe(200);
}, 60_000);
