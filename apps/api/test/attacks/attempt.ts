import type { Attempt } from '../../src/sales/checkout/place-order.ts';

/** A call of the purchase, past its limits, as one buyer makes it. */
export function attemptOf(log: Attempt['log'], change: Partial<Attempt> = {}): Attempt {
  return {
    ticket: 'vip',
    email: 'ala@example.com',
    language: 'pl',
    key: 'a key',
    shownMinor: null,
    consentVersion: null,
    client: '10.0.0.1',
    proof: null,
    requestId: 'test',
    log,
    ...change,
  };
}
