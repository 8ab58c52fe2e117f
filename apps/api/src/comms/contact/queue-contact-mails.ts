import type { Connection } from '../../platform/db/connection.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { insertConfirmation, insertMessageMail } from './contact-mail-queries.ts';

interface NewMessage {
  messageId: string;
  email: string;
  now: Date;
  requestId: string;
}

/**
 * Owes the organiser the message and its sender a confirmation, in the caller's transaction. An
 * address is confirmed once a day: nobody's mailbox can be filled by writing under their name.
 */
export async function queueContactMails(
  tx: Connection,
  queue: Queue,
  { messageId, email, now, requestId }: NewMessage,
): Promise<void> {
  const mailId = await insertMessageMail(tx, messageId, now);
  await queue.add(tx, 'contact', { mailId, requestId });
  const confirmation = await insertConfirmation(tx, { messageId, email, now });
  if (confirmation) await queue.add(tx, 'contact', { mailId: confirmation, requestId });
}
