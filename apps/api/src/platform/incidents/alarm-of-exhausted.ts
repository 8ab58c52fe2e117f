import { inTransaction, type Pool } from '../db/connection.ts';
import type { Queue } from '../queue/queue.ts';
import type { ExhaustedJob } from '../queue/queues.ts';
import { readOrderIdOf } from './alarm-queries.ts';
import { raiseAlarm } from './raise-alarm.ts';

/** Calls for a person because a job failed every time. Nothing ends without anybody being told. */
export async function alarmOfExhausted(
  { pool, queue }: { pool: Pool; queue: Queue },
  { queue: from, job }: ExhaustedJob,
): Promise<string> {
  // An alarm about an alarm's mail would fail as that did; it stays listed, and its round queues it again.
  if (from === 'alarm') return 'listed';
  const { requestId, ...subjects } = job;
  const ids = Object.values(subjects);
  return await inTransaction(pool, async (tx) => {
    const orderId = isUuid(ids[0]) ? await readOrderIdOf(tx, ids[0]) : null;
    const isNew =
      from === 'refund' && orderId
        ? await raiseAlarm(tx, queue, {
            kind: 'refund_stuck',
            subject: orderId,
            orderId,
            requestId,
          })
        : await raiseAlarm(tx, queue, {
            kind: 'job_exhausted',
            subject: [from, ...ids].join(' '),
            orderId,
            facts: { task: from },
            requestId,
          });
    return isNew ? `${from} told` : `${from} told before`;
  });
}

function isUuid(id: string | undefined): id is string {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id ?? '');
}
