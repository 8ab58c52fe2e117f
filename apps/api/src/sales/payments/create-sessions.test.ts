import { expect, test } from 'vitest';
import {
  clientOf,
  inMinutes,
  startTestStripe,
} from '@kongres/tools/stripe-double/start-test-stripe';
import { createSessions } from './create-sessions.ts';

const { origin, stripe, setSwitches } = await startTestStripe();

test('two processes with their first purchase at once make one VAT rate', async () => {
  // Both have asked for the rates before either has made one.
  await setSwitches({ calls: { 'GET /v1/tax_rates': { delayMs: 300 } } });
  // As the API's own: a key in use is asked again.
  const processes = [1, 2].map(() =>
    createSessions(clientOf(origin, 'sk_test_fake', 1), 'https://shop.example'),
  );
  const opened = await Promise.all(processes.map((open, index) => open(orderOf(index))));
  expect(opened.map(({ session }) => session.status)).toEqual(['open', 'open']);
  const { data } = await stripe.taxRates.list();
  expect(data).toHaveLength(1);
});

function orderOf(index: number) {
  return {
    id: crypto.randomUUID(),
    number: 1000 + index,
    ticket: 'standard',
    email: `anna${index}@example.com`,
    language: 'pl',
    netMinor: 34_563,
    currency: 'pln',
    sessionEndsAt: new Date(inMinutes(31) * 1000),
    consentedAt: null,
    consentVersion: null,
    codes: { return: 'r', back: 'b' },
  } as const;
}
