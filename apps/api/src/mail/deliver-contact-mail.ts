import { organiser } from '@kongres/content/facts/organiser';
import { inTransaction, type Pool } from '../db/connection.ts';
import { composeConfirmation, composeMessage } from './compose-contact.ts';
import { lockContactMail, markContactMailSent } from './contact-mail-queries.ts';
import type { Sender } from './sender.ts';

/**
 * Sends one mail about a message. Its row stays locked until the sending is noted, so that a second
 * worker with the same job cannot send beside this one.
 */
export async function deliverContactMail(
  { pool, sender }: { pool: Pool; sender: Sender },
  mailId: string,
): Promise<string> {
  return await inTransaction(pool, async (tx) => {
    const owed = await lockContactMail(tx, mailId);
    if (!owed) return 'nothing';
    const mail =
      owed.kind === 'message'
        ? { to: organiser.email, ...composeMessage(owed) }
        : { to: owed.email, ...(await composeConfirmation(owed.language)) };
    await sender.send({ id: mailId, ...mail });
    await markContactMailSent(tx, mailId);
    return owed.kind;
  });
}
