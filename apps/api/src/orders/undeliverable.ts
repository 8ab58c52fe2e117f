import { raiseAlarm } from '../alarms/raise-alarm.ts';
import { settleAlarm } from '../alarms/settle-alarm.ts';
import type { Connection } from '../db/connection.ts';
import type { Queue } from '../queue/queue.ts';
import { updateUndeliverable } from './order-queries.ts';

const kind = 'undeliverable';

/** Notes that the buyer's mail server takes nothing for the order's address: page and organiser are told. */
export async function markUndeliverable(
  tx: Connection,
  queue: Queue,
  { orderId, requestId }: { orderId: string; requestId: string },
): Promise<void> {
  await updateUndeliverable(tx, orderId, true);
  await raiseAlarm(tx, queue, { kind, subject: orderId, orderId, requestId });
}

/** The order has another address, or its mail server has taken a mail: nobody has to see to it any more. */
export async function clearUndeliverable(tx: Connection, orderId: string): Promise<void> {
  const wasSet = await updateUndeliverable(tx, orderId, false);
  if (wasSet) await settleAlarm(tx, { kind, subject: orderId });
}
