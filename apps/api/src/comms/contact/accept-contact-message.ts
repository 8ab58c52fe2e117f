import type { Context } from '../../platform/context.ts';
import type { ContactRequest } from '@kongres/contract/contact';
import { inTransaction } from '../../platform/db/connection.ts';
import { queueContactEmails } from './queue-contact-emails.ts';
import { consumeProof } from '../../platform/proof-of-work/consume-proof.ts';
import { insertContactMessage } from './contact-message.queries.ts';

/**
 * Saves a message, queues its emails and consumes its proof in one transaction: `proof_used` implies
 * that the message it came with was saved.
 */
export async function acceptContactMessage(
  { pool, queue, now }: Pick<Context, 'pool' | 'queue' | 'now'>,
  { proof, ...message }: ContactRequest,
  requestId: string,
): Promise<'received' | 'proof_used'> {
  return await inTransaction(pool, async (tx) => {
    if (!(await consumeProof(tx, proof))) return 'proof_used';
    const moment = now();
    const messageId = await insertContactMessage(tx, message, moment);
    await queueContactEmails(tx, queue, {
      messageId,
      email: message.email,
      now: moment,
      requestId,
    });
    return 'received';
  });
}
