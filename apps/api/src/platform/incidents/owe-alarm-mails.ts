import { randomUUID } from 'node:crypto';
import { inTransaction, type Pool } from '../db/connection.ts';
import type { Queue } from '../queue/queue.ts';
import { listStrandedAlarms } from './alarm-queries.ts';

/** Queues the mail of alarms that nobody is going to send: nothing may hide that a person is needed. */
export async function oweAlarmMails({ pool, queue }: { pool: Pool; queue: Queue }) {
  return await inTransaction(pool, async (tx) => {
    const ids = await listStrandedAlarms(tx);
    for (const alarmId of ids) await queue.add(tx, 'alarm', { alarmId, requestId: randomUUID() });
    return `${ids.length} alarms queued again`;
  });
}
