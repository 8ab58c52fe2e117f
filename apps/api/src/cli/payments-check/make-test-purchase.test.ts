import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { registerCleanup } from '../../../test/register-cleanup.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countRows, resetShop, createTestEnvironment } from '../../../test/test-shop.ts';

const shop = await startTestApi();
const { pool, databaseUrl, stripe, origin, actAtStripe, setSwitches } = shop;

/** Runs the command like an operator; the URL of the payment page is read from its output. */
function checkPayments({ email = '', more = {} }: { email?: string; more?: object } = {}) {
  const env = createTestEnvironment(databaseUrl, {
    STRIPE_API: stripe,
    PUBLIC_ORIGIN: origin,
    API_PORT: new URL(origin).port,
    ...more,
  });
  const program = join(import.meta.dirname, './check-payments.ts');
  const child = spawn(process.execPath, [program, ...(email ? [email] : [])], { env });
  registerCleanup(() => child.kill('SIGKILL'));
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  const ended = Promise.all([once(child, 'exit'), text(child.stderr)]).then(([[code], errors]) => ({
    code: code as number,
    output,
    errors,
  }));
  return { readOutput: () => output, ended };
}

async function payAtStripe(readOutput: () => string) {
  await expect.poll(readOutput, { timeout: 60_000 }).toMatch(/pay\/\S+/);
  const session = /(cs_\w+)/.exec(readOutput())?.[1] ?? '';
  await actAtStripe('pay', session);
}

test('makes and refunds one purchase and checks its webhook', async () => {
  await resetShop(pool);
  const { readOutput, ended } = checkPayments({ email: 'operator@example.com' });
  await payAtStripe(readOutput);
  const { code, errors } = await ended;
  expect([errors, code]).toEqual(['', 0]);
  expect(readOutput().split('\n').filter(Boolean)).toEqual([
    `the Stripe account is set up (${origin})`,
    expect.stringContaining('Ticket reserved. Pay with card 4242 4242 4242 4242'),
    'Paid; the webhook arrived.',
    'Refunded.',
  ]);
  expect(await countRows(pool, "orders where state = 'refunded'")).toBe(1);
});

test('reports problems of the Stripe account and buys nothing', async () => {
  await resetShop(pool);
  await setSwitches({ inactiveMethods: ['p24'] });
  const { code, output, errors } = await checkPayments({ email: 'operator@example.com' }).ended;
  await setSwitches({ inactiveMethods: [] });
  expect(code).toBe(1);
  expect(output).toBe('the payment method p24 is inactive: activate it\n');
  expect(errors).toBe('the Stripe account is not set up yet\n');
  expect(await countRows(pool, 'orders')).toBe(0);
});

test('buys nothing with a live key', async () => {
  await resetShop(pool);
  const more = { STRIPE_SECRET_KEY: `sk_live_${'x'.repeat(4)}`, EDITION_CLOCK: 'now' };
  const { code, errors } = await checkPayments({ email: 'operator@example.com', more }).ended;
  expect([code, errors]).toEqual([
    1,
    'STRIPE_SECRET_KEY is a live key: test purchases need a test key\n',
  ]);
  expect(await countRows(pool, 'orders')).toBe(0);
});
