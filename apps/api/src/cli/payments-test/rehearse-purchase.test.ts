import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { afterwards } from '../../../test/afterwards.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countOf, emptyShop, testEnvironment } from '../../../test/test-shop.ts';

const shop = await startTestApi();
const { pool, databaseUrl, stripe, origin, atStripe, setSwitches } = shop;

/** As an operator runs it; whoever pays reads the address of the payment page from what it says. */
function tryPayments({ email = '', more = {} }: { email?: string; more?: object } = {}) {
  const env = testEnvironment(databaseUrl, {
    STRIPE_API: stripe,
    PUBLIC_ORIGIN: origin,
    API_PORT: new URL(origin).port,
    ...more,
  });
  const program = join(import.meta.dirname, './try-payments.ts');
  const child = spawn(process.execPath, [program, ...(email ? [email] : [])], { env });
  afterwards(() => child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  const ended = Promise.all([once(child, 'exit'), text(child.stderr)]).then(
    ([[code], complaint]) => ({ code: code as number, said, complaint }),
  );
  return { said: () => said, ended };
}

async function payAtStripe(said: () => string) {
  await expect.poll(said, { timeout: 60_000 }).toMatch(/pay\/\S+/);
  const session = /(cs_\w+)/.exec(said())?.[1] ?? '';
  await atStripe('pay', session);
}

test('one purchase is held, paid, heard of and given back', async () => {
  await emptyShop(pool);
  const { said, ended } = tryPayments({ email: 'operator@example.com' });
  await payAtStripe(said);
  const { code, complaint } = await ended;
  expect([complaint, code]).toEqual(['', 0]);
  expect(said().split('\n').filter(Boolean)).toEqual([
    `the account at Stripe fits (${origin})`,
    expect.stringContaining('held. Pay here with card 4242 4242 4242 4242'),
    'paid, and the webhook told us',
    'given back',
  ]);
  expect(await countOf(pool, "orders where state = 'refunded'")).toBe(1);
});

test('an account that does not fit is named, and nothing is bought', async () => {
  await emptyShop(pool);
  await setSwitches({ inactiveMethods: ['p24'] });
  const { code, said, complaint } = await tryPayments({ email: 'operator@example.com' }).ended;
  await setSwitches({ inactiveMethods: [] });
  expect(code).toBe(1);
  expect(said).toBe('the payment method p24 is off: switch it on\n');
  expect(complaint).toBe('the account at Stripe does not fit yet\n');
  expect(await countOf(pool, 'orders')).toBe(0);
});

test('with a live key nothing is bought', async () => {
  await emptyShop(pool);
  const more = { STRIPE_SECRET_KEY: `sk_live_${'x'.repeat(4)}`, EDITION_CLOCK: 'now' };
  const { code, complaint } = await tryPayments({ email: 'operator@example.com', more }).ended;
  expect([code, complaint]).toEqual([
    1,
    'this key is live: a purchase is tried with a test key only\n',
  ]);
  expect(await countOf(pool, 'orders')).toBe(0);
});
