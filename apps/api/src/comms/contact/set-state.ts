import { inTransaction, type Pool } from '../../platform/db/connection.ts';
import { lockMessage, setMessageState } from './inbox-queries.ts';

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
