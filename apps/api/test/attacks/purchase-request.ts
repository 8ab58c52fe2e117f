import type { PurchaseInput } from '../../src/sales/checkout/place-order.ts';

/** Purchase request of one buyer, after rate limiting. */
export function buildPurchaseRequest(
  log: PurchaseInput['log'],
  changes: Partial<PurchaseInput> = {},
): PurchaseInput {
  return {
    ticket: 'vip',
    email: 'ala@example.com',
    language: 'pl',
    idempotencyKey: 'a key',
    displayedGrossMinor: null,
    consentVersion: null,
    client: '10.0.0.1',
    proof: null,
    requestId: 'test',
    log,
    ...changes,
  };
}
