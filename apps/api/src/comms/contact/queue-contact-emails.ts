import type { Connection } from '../../platform/db/connection.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { insertConfirmationEmail, insertOrganiserEmail } from './contact-email.queries.ts';

interface NewMessage {
  messageId: string;
  email: string;
  now: Date;
  requestId: string;
}

/** Confirms each address once a day at most, so that the form cannot be used to flood a mailbox. */
export async function queueContactEmails(
  tx: Connection,
  queue: Queue,
  { messageId, email, now, requestId }: NewMessage,
): Promise<void> {
  const emailId = await insertOrganiserEmail(tx, messageId, now);
  await queue.addJob(tx, 'contact-email', { emailId, requestId });
  const confirmation = await insertConfirmationEmail(tx, { messageId, email, now });
  if (confirmation) await queue.addJob(tx, 'contact-email', { emailId: confirmation, requestId });
}
