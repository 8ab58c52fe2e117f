import type { Context } from '../../platform/context.ts';
import { inTransaction, type Pool } from '../../platform/db/connection.ts';
import { countReplies, insertReply } from './reply.queries.ts';
import { lockMessage, setMessageState } from './inbox.queries.ts';

interface ReplyRequest {
  number: number;
  text: string;
  /** Number of replies the author had read. */
  seen: number;
  author: string;
  requestId: string;
}

type ReplyResult = { ok: true } | { ok: false; code: 'not_found' | 'already_answered' };

/** Saves a reply and queues its email. Rejected if another reply was written since the author read the message. */
export async function replyToMessage(
  { pool, queue, now }: Pick<Context, 'pool' | 'queue' | 'now'>,
  { number, text, seen, author, requestId }: ReplyRequest,
): Promise<ReplyResult> {
  return await inTransaction(pool, async (tx) => {
    const message = await lockMessage(tx, number);
    if (!message) return { ok: false, code: 'not_found' };
    const messageId = message.id;
    if ((await countReplies(tx, messageId)) !== seen) {
      return { ok: false, code: 'already_answered' };
    }
    const replyId = await insertReply(tx, { messageId, author, text, writtenAt: now() });
    await setMessageState(tx, messageId, 'answered');
    await queue.addJob(tx, 'contact-reply', { replyId, requestId });
    return { ok: true };
  });
}

/** False if there is no such message. */
export async function changeMessageState(
  pool: Pool,
  number: number,
  state: 'open' | 'closed',
): Promise<boolean> {
  return await inTransaction(pool, async (tx) => {
    const message = await lockMessage(tx, number);
    if (message) await setMessageState(tx, message.id, state);
    return message !== undefined;
  });
}
