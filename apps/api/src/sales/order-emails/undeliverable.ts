import { raiseAlarm, settleAlarm } from '../../platform/incidents/raise-alarm.ts';
import type { Connection } from '../../platform/db/connection.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { setUndeliverable, unsetUndeliverable } from '../orders/order-queries.ts';

const kind = 'undeliverable';

/**
 * Notes that a mail server takes nothing for this address: page and organiser are told. An address that
 * the order no longer has concerns nobody.
 */
export async function markUndeliverable(
  tx: Connection,
  queue: Queue,
  { orderId, email, requestId }: { orderId: string; email: string; requestId: string },
): Promise<void> {
  if (!(await setUndeliverable(tx, orderId, email))) return;
  await raiseAlarm(tx, queue, { kind, subject: orderId, orderId, requestId });
}

/**
 * Nobody has to see to the address any more: the order has another one, or its mail server has taken a
 * mail for `email`, if that is the order's address.
 */
export async function clearUndeliverable(
  tx: Connection,
  orderId: string,
  email: string | null = null,
): Promise<void> {
  const wasSet = await unsetUndeliverable(tx, orderId, email);
  if (wasSet) await settleAlarm(tx, { kind, subject: orderId });
}
