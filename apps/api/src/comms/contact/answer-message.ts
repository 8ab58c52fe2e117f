import type { Context } from '../../platform/context.ts';
import { inTransaction, type Pool } from '../../platform/db/connection.ts';
import { countAnswers, insertAnswer } from './answer-queries.ts';
import { lockMessage, setMessageState } from './inbox-queries.ts';

interface Reply {
  number: number;
  text: string;
  /** How many answers there were when it was written. */
  seen: number;
  /** Who of the desk writes. */
  author: string;
  requestId: string;
}

type Answered = { ok: true } | { ok: false; code: 'not_found' | 'already_answered' };

/**
 * Keeps an answer and owes it to the sender, both or neither. Two who answer at once come one after the other, and the
 * second, who has not seen the first one's words, sends nothing.
 */
export async function answerMessage(
  { pool, queue, now }: Pick<Context, 'pool' | 'queue' | 'now'>,
  { number, text, seen, author, requestId }: Reply,
): Promise<Answered> {
  return await inTransaction(pool, async (tx) => {
    const message = await lockMessage(tx, number);
    if (!message) return { ok: false, code: 'not_found' };
    const messageId = message.id;
    if ((await countAnswers(tx, messageId)) !== seen) {
      return { ok: false, code: 'already_answered' };
    }
    const answerId = await insertAnswer(tx, { messageId, author, text, writtenAt: now() });
    await setMessageState(tx, messageId, 'answered');
    await queue.add(tx, 'answer', { answerId, requestId });
    return { ok: true };
  });
}

/** Closes a message that needs no answer, or opens it again; false if there is none. */
export async function setStateOfMessage(
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
