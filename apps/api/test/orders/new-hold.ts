import { randomUUID } from 'node:crypto';
import type { NewHold } from '../../src/sales/orders/hold.queries.ts';

export function buildHold(changes: Partial<NewHold> = {}): NewHold {
  const id = changes.id ?? randomUUID();
  return {
    id,
    idempotencyKeyHash: null,
    tokenHash: Buffer.from(id),
    tokenKey: Buffer.from('a key'),
    successReturnHash: Buffer.from(`return ${id}`),
    cancelReturnHash: Buffer.from(`back ${id}`),
    ticket: 'standard',
    email: `${id}@example.com`,
    language: 'pl',
    clientHash: Buffer.from(id),
    netMinor: 12_345,
    vatMinor: 2839,
    currency: 'PLN',
    checkoutExpiresAt: new Date(Date.now() + 31 * 60_000),
    holdExpiresAt: new Date(Date.now() + 35 * 60_000),
    freeHolds: 3,
    holdsPerClient: 8,
    proof: null,
    ...changes,
  };
}
