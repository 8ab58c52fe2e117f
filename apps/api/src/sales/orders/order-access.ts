import type { RequestContext } from '../../platform/context.ts';
import type { Connection } from '../../platform/db/connection.ts';
import { readRetiredToken } from './order-link.queries.ts';
import type { Order } from './order.ts';
import { readOrder, readOrderByToken } from './order.queries.ts';
import { hashToken } from '../../platform/tokens.ts';

type OrderAccess =
  { ok: true; order: Order } | { ok: false; status: 404 | 410; code: 'not_found' | 'order_moved' };

export function resolveBearerOrder(
  { pool, config, now }: Pick<RequestContext, 'pool' | 'config' | 'now'>,
  authorization = '',
): Promise<OrderAccess> {
  const token = authorization.replace(/^Bearer /, '');
  return resolveOrderToken(pool, token, { now: now(), oldLinkDays: config.oldLinkDays });
}

type TicketAccess =
  | Extract<OrderAccess, { ok: true }>
  | { ok: false; status: 404 | 409 | 410; code: 'not_found' | 'order_moved' | 'ticket_ended' };

/** Accepts paid orders only. */
export async function resolveBearerTicket(
  context: Pick<RequestContext, 'pool' | 'config' | 'now'>,
  authorization?: string,
): Promise<TicketAccess> {
  const access = await resolveBearerOrder(context, authorization);
  const isEnded = access.ok && access.order.state !== 'paid';
  return isEnded ? { ok: false, status: 409, code: 'ticket_ended' } : access;
}

/**
 * Resolves the token of an order link. A token of an earlier secret is accepted for `oldLinkDays`;
 * a token from before a change of the order's address is rejected with `order_moved`.
 */
export async function resolveOrderToken(
  db: Connection,
  token: string,
  { now, oldLinkDays }: { now: Date; oldLinkDays: number },
): Promise<OrderAccess> {
  const hash = hashToken(token);
  const order = await readOrderByToken(db, hash);
  if (order) return { ok: true, order };
  const retiredToken = await readRetiredToken(db, hash);
  if (retiredToken?.reason === 'email_changed')
    return { ok: false, status: 410, code: 'order_moved' };
  const isAccepted =
    retiredToken && now.getTime() < retiredToken.retiredAt.getTime() + oldLinkDays * 86_400_000;
  const earlierOrder = isAccepted ? await readOrder(db, retiredToken.orderId) : undefined;
  return earlierOrder
    ? { ok: true, order: earlierOrder }
    : { ok: false, status: 404, code: 'not_found' };
}
