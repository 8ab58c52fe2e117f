import { randomUUID } from 'node:crypto';
import type { NewHold } from '../../src/sales/orders/hold-queries.ts';

/** A hold as the purchase asks for one; a test says what is special about it. */
export function heldTicket(more: Partial<NewHold> = {}): NewHold {
  const id = more.id ?? randomUUID();
  return {
    id,
    attempt: null,
    tokenHash: Buffer.from(id),
    tokenKey: Buffer.from('a key'),
    returnHash: Buffer.from(`return ${id}`),
    backHash: Buffer.from(`back ${id}`),
    ticket: 'standard',
    email: `${id}@example.com`,
    language: 'pl',
    client: Buffer.from(id),
    netMinor: 12_345,
    vatMinor: 2839,
    currency: 'PLN',
    sessionEndsAt: new Date(Date.now() + 31 * 60_000),
    holdEndsAt: new Date(Date.now() + 35 * 60_000),
    freeHolds: 3,
    holdsPerClient: 8,
    proof: null,
    ...more,
  };
}
