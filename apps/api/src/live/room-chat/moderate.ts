import { inTransaction, type Pool } from '../../platform/db/connection.ts';
import {
  clearStage,
  lockMessage,
  lockRoom,
  setMessageState,
  setMuted,
  type Message,
} from './moderation-queries.ts';

type Moderated = { ok: true } | { ok: false; code: 'unknown' | 'no_question' | 'changed_since' };

/**
 * Changes the state of a message, unless another host has changed what the caller `saw`. Only a question goes on stage;
 * the one that was there before counts as answered.
 */
export async function moderate(
  pool: Pool,
  id: number,
  state: Message['state'],
  saw: Message['state'],
): Promise<Moderated> {
  return await inTransaction(pool, async (tx) => {
    const message = await lockMessage(tx, id);
    if (!message) return { ok: false, code: 'unknown' };
    const isForQuestions = state === 'stage' || state === 'answered';
    if (isForQuestions && message.kind !== 'question') return { ok: false, code: 'no_question' };
    const isOld = saw !== message.state && state !== message.state;
    if (isOld) return { ok: false, code: 'changed_since' };
    if (state === 'stage' && message.state !== 'stage') {
      await lockRoom(tx, message.room);
      await clearStage(tx, message.room);
    }
    await setMessageState(tx, id, state);
    return { ok: true };
  });
}

/** Hides a message and lets its author only listen, in every room; or speak again, and what was hidden stays so. */
export async function muteAuthor(
  pool: Pool,
  id: number,
  isMuted: boolean,
): Promise<{ ok: true } | { ok: false; code: 'unknown' }> {
  return await inTransaction(pool, async (tx) => {
    const message = await lockMessage(tx, id);
    if (!message) return { ok: false, code: 'unknown' };
    if (isMuted) await setMessageState(tx, id, 'hidden');
    await setMuted(tx, message.orderId, isMuted);
    return { ok: true };
  });
}
