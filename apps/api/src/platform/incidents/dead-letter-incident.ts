import { inTransaction, type Pool } from '../db/connection.ts';
import type { Queue } from '../queue/queue.ts';
import type { DeadLetterJob } from '../queue/queues.ts';
import { findOrderIdOfJob } from './incident.queries.ts';
import { openIncident } from './open-incident.ts';

export async function openIncidentForDeadLetter(
  { pool, queue }: { pool: Pool; queue: Queue },
  { queue: from, job }: DeadLetterJob,
): Promise<string> {
  // An incident about an incident email would fail as well; a periodic task queues the email again.
  if (from === 'incident-email') return 'skipped';
  const { requestId, ...subjects } = job;
  const ids = Object.values(subjects);
  return await inTransaction(pool, async (tx) => {
    const orderId = isUuid(ids[0]) ? await findOrderIdOfJob(tx, ids[0]) : null;
    const isNew =
      from === 'refund' && orderId
        ? await openIncident(tx, queue, {
            kind: 'refund_stuck',
            subject: orderId,
            orderId,
            requestId,
          })
        : await openIncident(tx, queue, {
            kind: 'job_exhausted',
            subject: [from, ...ids].join(' '),
            orderId,
            details: { task: from },
            requestId,
          });
    return isNew ? `incident opened: ${from}` : `incident already open: ${from}`;
  });
}

function isUuid(id: string | undefined): id is string {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id ?? '');
}
