import type { RequestContext } from '../../platform/context.ts';
import type { Connection } from '../../platform/db/connection.ts';
import { readOldToken } from './link-queries.ts';
import type { Order } from './order.ts';
import { readOrder, readOrderByToken } from './order-queries.ts';
import { hashToken } from '../../platform/tokens.ts';

type Opened =
  { ok: true; order: Order } | { ok: false; status: 404 | 410; code: 'not_found' | 'order_moved' };

/** The order whose token a call carries as its bearer. */
export function openByBearer(
  { pool, config, now }: Pick<RequestContext, 'pool' | 'config' | 'now'>,
  authorization = '',
): Promise<Opened> {
  const token = authorization.replace(/^Bearer /, '');
  return openOrder(pool, token, { now: now(), oldLinkDays: config.oldLinkDays });
}

type OpenedTicket =
  | Extract<Opened, { ok: true }>
  | { ok: false; status: 404 | 409 | 410; code: 'not_found' | 'order_moved' | 'ticket_ended' };

/** The same for what only a ticket gives: an order that is paid. */
export async function openTicketByBearer(
  context: Pick<RequestContext, 'pool' | 'config' | 'now'>,
  authorization?: string,
): Promise<OpenedTicket> {
  const opened = await openByBearer(context, authorization);
  const isEnded = opened.ok && opened.order.state !== 'paid';
  return isEnded ? { ok: false, status: 409, code: 'ticket_ended' } : opened;
}

/**
 * The order that a link opens. A link from before the secret was changed opens it for some time still;
 * one from before the order was moved to another address says so and opens nothing.
 */
export async function openOrder(
  db: Connection,
  token: string,
  { now, oldLinkDays }: { now: Date; oldLinkDays: number },
): Promise<Opened> {
  const hash = hashToken(token);
  const order = await readOrderByToken(db, hash);
  if (order) return { ok: true, order };
  const old = await readOldToken(db, hash);
  if (old?.reason === 'moved') return { ok: false, status: 410, code: 'order_moved' };
  const isAlive = old && now.getTime() < old.retiredAt.getTime() + oldLinkDays * 86_400_000;
  const found = isAlive ? await readOrder(db, old.orderId) : undefined;
  return found ? { ok: true, order: found } : { ok: false, status: 404, code: 'not_found' };
}
