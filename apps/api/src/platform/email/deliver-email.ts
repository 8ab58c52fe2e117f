import { inTransaction, type Connection, type Pool } from '../db/connection.ts';
import type { OutgoingEmail, EmailSender } from './email-sender.ts';

export interface DeliveryContext {
  pool: Pool;
  sender: EmailSender;
}

export interface Outbox<Row> {
  /** Locks a pending row; throws if another worker holds the lock. */
  lock: (tx: Connection, id: string) => Promise<Row | undefined>;
  /** Returns null if there is no recipient left; the outbox has recorded that. */
  compose: (tx: Connection, row: Row) => Promise<(OutgoingEmail & { to: string }) | null>;
  markSent: (tx: Connection, id: string) => Promise<void>;
  /** Records a permanent rejection; without it a rejected email is retried. */
  markRejected?: (tx: Connection, id: string, row: Row, to: string) => Promise<void>;
  afterSent?: (pool: Pool, row: Row, to: string) => Promise<void>;
}

/**
 * Sends one pending email. The row stays locked until the result is stored, so a second worker with the
 * same job cannot send it concurrently. A worker that dies between sending and commit causes a duplicate
 * with the same Message-ID.
 */
export async function deliverEmail<Row>(
  { pool, sender }: DeliveryContext,
  outbox: Outbox<Row>,
  id: string,
): Promise<'not_pending' | 'no_recipient' | 'rejected' | 'sent'> {
  const { outcome, sent } = await inTransaction(pool, async (tx) => {
    const row = await outbox.lock(tx, id);
    if (!row) return { outcome: 'not_pending' as const };
    const email = await outbox.compose(tx, row);
    if (!email) return { outcome: 'no_recipient' as const };
    const reply = await sender.send({ id, ...email });
    if (reply === 'rejected') {
      if (!outbox.markRejected) throw new Error('a mail server rejected an email permanently');
      await outbox.markRejected(tx, id, row, email.to);
      return { outcome: reply };
    }
    await outbox.markSent(tx, id);
    return { outcome: 'sent' as const, sent: { row, to: email.to } };
  });
  if (sent) await outbox.afterSent?.(pool, sent.row, sent.to);
  return outcome;
}
