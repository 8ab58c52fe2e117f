import { organiser } from '@kongres/content/facts/organiser';
import { deliverEmail, type DeliveryContext } from '../email/deliver-email.ts';
import type { Jobs } from '../queue/queues.ts';
import {
  lockUnsentIncident,
  markIncidentEmailed,
  listUnqueuedIncidents,
} from './incident.queries.ts';
import { composeIncidentEmail } from './compose-incident-email.ts';
import { randomUUID } from 'node:crypto';
import { inTransaction, type Pool } from '../db/connection.ts';
import type { Queue } from '../queue/queue.ts';

/** Emails an incident to the organiser. A rejected email is retried, because there is no other channel. */
export async function deliverIncidentEmail(
  post: DeliveryContext,
  { incidentId }: Jobs['incident-email'],
): Promise<string> {
  return await deliverEmail(
    post,
    {
      lock: lockUnsentIncident,
      compose: (_tx, incident) =>
        Promise.resolve({
          to: organiser.email,
          // A reopened incident needs another Message-ID, or mailboxes would drop the email as a duplicate.
          id: `${incident.id}.${incident.openedAt.getTime()}`,
          ...composeIncidentEmail(incident),
        }),
      markSent: markIncidentEmailed,
    },
    incidentId,
  );
}

/** Queues the emails of incidents that were not emailed and have no pending job. */
export async function requeueIncidentEmails({ pool, queue }: { pool: Pool; queue: Queue }) {
  return await inTransaction(pool, async (tx) => {
    const ids = await listUnqueuedIncidents(tx);
    for (const incidentId of ids)
      await queue.addJob(tx, 'incident-email', { incidentId, requestId: randomUUID() });
    return `${ids.length} incident emails queued again`;
  });
}
