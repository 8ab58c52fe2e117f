import { openIncident } from '../../platform/incidents/open-incident.ts';
import { deliverEmail, type DeliveryContext } from '../../platform/email/deliver-email.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Jobs } from '../../platform/queue/queues.ts';
import { lockPendingReply, markReplyRejected, markReplySent } from './reply.queries.ts';
import { composeReplyEmail } from './reply-email.ts';

export async function deliverReply(
  context: DeliveryContext & { queue: Queue },
  { replyId, requestId }: Jobs['contact-reply'],
): Promise<string> {
  return await deliverEmail(
    context,
    {
      lock: lockPendingReply,
      compose: (_tx, reply) => Promise.resolve({ to: reply.email, ...composeReplyEmail(reply) }),
      markSent: markReplySent,
      markRejected: async (tx, id) => {
        await markReplyRejected(tx, id);
        const facts = { mail: 'reply to a contact form message' };
        await openIncident(tx, context.queue, {
          kind: 'undeliverable',
          subject: id,
          details: facts,
          requestId,
        });
      },
    },
    replyId,
  );
}
