import { inTransaction, type Pool } from '../../platform/db/connection.ts';
import {
  answerStagedQuestion,
  lockMessage,
  lockRoom,
  setMessageState,
  setChatMute,
  type ModeratedMessage,
} from './moderation.queries.ts';

type ModerateResult =
  { ok: true } | { ok: false; code: 'unknown' | 'no_question' | 'changed_since' };

/**
 * Rejected if another host has changed the state since the caller read it. Putting a question on stage marks the
 * previous one as answered.
 */
export async function moderateMessage(
  pool: Pool,
  id: number,
  state: ModeratedMessage['state'],
  expectedState: ModeratedMessage['state'],
): Promise<ModerateResult> {
  return await inTransaction(pool, async (tx) => {
    const message = await lockMessage(tx, id);
    if (!message) return { ok: false, code: 'unknown' };
    const isForQuestions = state === 'stage' || state === 'answered';
    if (isForQuestions && message.kind !== 'question') return { ok: false, code: 'no_question' };
    const isStale = expectedState !== message.state && state !== message.state;
    if (isStale) return { ok: false, code: 'changed_since' };
    if (state === 'stage' && message.state !== 'stage') {
      await lockRoom(tx, message.room);
      await answerStagedQuestion(tx, message.room);
    }
    await setMessageState(tx, id, state);
    return { ok: true };
  });
}

/** Muting applies to all rooms and hides the message; unmuting does not restore it. */
export async function muteAuthor(
  pool: Pool,
  id: number,
  isMuted: boolean,
): Promise<{ ok: true } | { ok: false; code: 'unknown' }> {
  return await inTransaction(pool, async (tx) => {
    const message = await lockMessage(tx, id);
    if (!message) return { ok: false, code: 'unknown' };
    if (isMuted) await setMessageState(tx, id, 'hidden');
    await setChatMute(tx, message.orderId, isMuted);
    return { ok: true };
  });
}
