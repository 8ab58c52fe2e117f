import type { Context } from '../../platform/context.ts';
import type { ContactRequest } from '@kongres/contract/contact';
import { inTransaction } from '../../platform/db/connection.ts';
import { queueContactMails } from './queue-contact-mails.ts';
import { useUpProof } from '../../platform/proof-of-work/use-up-proof.ts';
import { insertMessage } from './contact-queries.ts';

/**
 * Keeps a message and owes its mails, all of it or nothing. The proof is used up in the same moment:
 * whoever is told that it was used before may be sure that the message it came with was taken.
 */
export async function takeMessage(
  { pool, queue, now }: Pick<Context, 'pool' | 'queue' | 'now'>,
  { proof, ...message }: ContactRequest,
  requestId: string,
): Promise<'received' | 'proof_used'> {
  return await inTransaction(pool, async (tx) => {
    if (!(await useUpProof(tx, proof))) return 'proof_used';
    const moment = now();
    const messageId = await insertMessage(tx, message, moment);
    await queueContactMails(tx, queue, {
      messageId,
      email: message.email,
      now: moment,
      requestId,
    });
    return 'received';
  });
}
