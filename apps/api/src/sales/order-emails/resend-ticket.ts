import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { noteWish } from '../../platform/audit-log/journal-queries.ts';
import { isForgotten } from '../orders/forgotten-address.ts';
import type { Order } from '../orders/order.ts';
import { queueTicketAgain } from './mail-queries.ts';

type Resent = { ok: true } | { ok: false; code: 'no_valid_ticket' | 'forgotten' };

/** Sends the ticket of a paid order to its buyer once more. */
export async function resendTicket(
  { pool, queue }: Pick<Context, 'pool' | 'queue'>,
  { id: orderId, number, state, email }: Pick<Order, 'id' | 'number' | 'state' | 'email'>,
  requestId: string,
): Promise<Resent> {
  if (state !== 'paid') return { ok: false, code: 'no_valid_ticket' };
  if (isForgotten(email)) return { ok: false, code: 'forgotten' };
  await inTransaction(pool, async (tx) => {
    await queueTicketAgain(tx, queue, { orderId, requestId });
    await noteWish(tx, 'ticket_resent', number);
  });
  return { ok: true };
}
