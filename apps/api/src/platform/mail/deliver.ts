import { inTransaction, type Connection, type Pool } from '../db/connection.ts';
import type { OutgoingMail, Sender } from './sender.ts';

export interface Post {
  pool: Pool;
  sender: Sender;
}

/** Where mails of a sort wait until they are sent. */
export interface Outbox<Row> {
  /** The row, locked, if it is still owed; throws if another worker is at it in this moment. */
  lock: (tx: Connection, id: string) => Promise<Row | undefined>;
  /** The letter; null if nobody is left to write to, which the outbox then has noted. */
  write: (tx: Connection, row: Row) => Promise<(OutgoingMail & { to: string }) | null>;
  markSent: (tx: Connection, id: string) => Promise<void>;
  /** Notes that the server refused the letter for good; without it the letter is tried again. */
  refuse?: (tx: Connection, id: string, row: Row, to: string) => Promise<void>;
  /** What follows from the sending, once that is noted for certain. */
  accepted?: (pool: Pool, row: Row, to: string) => Promise<void>;
}

/**
 * Sends one owed mail, the only way any mail leaves. Its row stays locked until the sending is noted:
 * a second worker with the same job, as when a slow server outlives it, cannot send beside this one.
 * Only a worker that dies between the two sends again, under the same Message-ID.
 */
export async function deliver<Row>(
  { pool, sender }: Post,
  outbox: Outbox<Row>,
  id: string,
): Promise<'nothing' | 'nobody' | 'refused' | 'sent'> {
  const { outcome, sent } = await inTransaction(pool, async (tx) => {
    const row = await outbox.lock(tx, id);
    if (!row) return { outcome: 'nothing' as const };
    const letter = await outbox.write(tx, row);
    if (!letter) return { outcome: 'nobody' as const };
    // A letter may bring a Message-ID of its own.
    const reply = await sender.send({ id, ...letter });
    if (reply === 'refused') {
      if (!outbox.refuse) throw new Error('a mail server refused a mail for good');
      await outbox.refuse(tx, id, row, letter.to);
      return { outcome: reply };
    }
    await outbox.markSent(tx, id);
    return { outcome: 'sent' as const, sent: { row, to: letter.to } };
  });
  if (sent) await outbox.accepted?.(pool, sent.row, sent.to);
  return outcome;
}
