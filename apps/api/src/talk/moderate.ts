import { inTransaction, type Pool } from '../db/connection.ts';
import {
  clearStage,
  lockMessage,
  lockRoom,
  setMessageState,
  type Message,
} from './moderation-queries.ts';

type Moderated = { ok: true; message: Message } | { ok: false; code: 'unknown' | 'no_question' };

/** What hosts make of a message. Only a question goes on stage; what was there before has had its answer. */
export async function moderate(
  pool: Pool,
  id: number,
  state: Message['state'],
): Promise<Moderated> {
  return await inTransaction(pool, async (tx) => {
    const message = await lockMessage(tx, id);
    if (!message) return { ok: false, code: 'unknown' };
    const isForQuestions = state === 'stage' || state === 'answered';
    if (isForQuestions && message.kind !== 'question') return { ok: false, code: 'no_question' };
    if (state === 'stage' && message.state !== 'stage') {
      await lockRoom(tx, message.room);
      await clearStage(tx, message.room);
    }
    await setMessageState(tx, id, state);
    return { ok: true, message: { ...message, state } };
  });
}
