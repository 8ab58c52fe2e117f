import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { recordRequestedAction } from '../../platform/audit-log/audit-log.queries.ts';
import { isErasedEmail } from '../orders/erased-email.ts';
import type { Order } from '../orders/order.ts';
import { queueTicketEmailCopy } from './order-email.queries.ts';

type ResendTicketResult = { ok: true } | { ok: false; code: 'no_valid_ticket' | 'forgotten' };

export async function resendTicket(
  { pool, queue }: Pick<Context, 'pool' | 'queue'>,
  { id: orderId, number, state, email }: Pick<Order, 'id' | 'number' | 'state' | 'email'>,
  requestId: string,
): Promise<ResendTicketResult> {
  if (state !== 'paid') return { ok: false, code: 'no_valid_ticket' };
  if (isErasedEmail(email)) return { ok: false, code: 'forgotten' };
  await inTransaction(pool, async (tx) => {
    await queueTicketEmailCopy(tx, queue, { orderId, requestId });
    await recordRequestedAction(tx, 'ticket_resent', number);
  });
  return { ok: true };
}
