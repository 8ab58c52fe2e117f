import { openIncident, resolveIncident } from '../../platform/incidents/open-incident.ts';
import type { Connection } from '../../platform/db/connection.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { setUndeliverable, unsetUndeliverable } from '../orders/order.queries.ts';

const kind = 'undeliverable';

/** Ignored if the order has another address by now. */
export async function markEmailUndeliverable(
  tx: Connection,
  queue: Queue,
  { orderId, email, requestId }: { orderId: string; email: string; requestId: string },
): Promise<void> {
  if (!(await setUndeliverable(tx, orderId, email))) return;
  await openIncident(tx, queue, { kind, subject: orderId, orderId, requestId });
}

/**
 * Clears the mark and resolves the incident; with `email` only if that is the address of the order.
 */
export async function clearEmailUndeliverable(
  tx: Connection,
  orderId: string,
  email: string | null = null,
): Promise<void> {
  const wasSet = await unsetUndeliverable(tx, orderId, email);
  if (wasSet) await resolveIncident(tx, { kind, subject: orderId });
}
