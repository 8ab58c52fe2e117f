import { organiser } from '@kongres/content/facts/organiser';
import { openIncident } from '../../platform/incidents/open-incident.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Jobs } from '../../platform/queue/queues.ts';
import {
  composeContactConfirmationEmail,
  composeContactMessageEmail,
} from './compose-contact-emails.ts';
import {
  lockPendingContactEmail,
  markContactEmailRejected,
  markContactEmailSent,
} from './contact-email.queries.ts';
import { deliverEmail, type DeliveryContext } from '../../platform/email/deliver-email.ts';

export async function deliverContactEmail(
  context: DeliveryContext & { queue: Queue },
  { emailId, requestId }: Jobs['contact-email'],
): Promise<string> {
  return await deliverEmail(
    context,
    {
      lock: lockPendingContactEmail,
      compose: (_tx, pending) =>
        Promise.resolve(
          pending.kind === 'message'
            ? { to: organiser.email, ...composeContactMessageEmail(pending) }
            : { to: pending.email, ...composeContactConfirmationEmail(pending.language) },
        ),
      markSent: markContactEmailSent,
      markRejected: async (tx, id, { kind }) => {
        await markContactEmailRejected(tx, id);
        // A visitor's mistyped address needs no attention; an undelivered message does.
        if (kind !== 'message') return;
        const facts = { mail: 'contact form message' };
        await openIncident(tx, context.queue, {
          kind: 'undeliverable',
          subject: id,
          details: facts,
          requestId,
        });
      },
    },
    emailId,
  );
}
