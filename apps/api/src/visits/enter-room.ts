import { phaseAt } from '@kongres/content/facts/phases';
import type { EnterRequest, InsideAnswer, RenewRequest } from '@kongres/contract/congress';
import type { RequestContext } from '../context.ts';
import { inTransaction } from '../db/connection.ts';
import { recordEntry } from '../entry/record-entry.ts';
import { lockOrder } from '../orders/order-queries.ts';
import type { Order } from '../orders/order.ts';
import { hashToken } from '../orders/order-token.ts';
import { lockTicket } from '../tickets/ticket-queries.ts';
import { isAdmitted } from './rooms.ts';
import { renewAfterSeconds, streamPath } from './stream-path.ts';
import { renewVisit, takeVisit } from './visit-queries.ts';

type VisitContext = Pick<RequestContext, 'pool' | 'now' | 'edition' | 'config'>;

export type Entered =
  | { ok: true; inside: InsideAnswer }
  | {
      ok: false;
      code: 'too_early' | 'edition_over' | 'ticket_ended' | 'not_admitted' | 'agreement_required';
    };

/**
 * Lets a device into a room. Of a ticket one device is inside: the one that came last. The first entry ends the right
 * to withdraw, so who still has it is asked before (`agreement_required`).
 */
export async function enterRoom(
  context: VisitContext,
  { id: orderId, tokenVersion }: Pick<Order, 'id' | 'tokenVersion'>,
  { device, room, isAgreed = false }: EnterRequest,
): Promise<Entered> {
  const { pool, edition, now } = context;
  const phase = phaseAt(edition.now());
  if (phase === 'before') return { ok: false, code: 'too_early' };
  if (phase === 'after') return { ok: false, code: 'edition_over' };
  return await inTransaction(pool, async (tx) => {
    // A cancellation, a refund or another hand waits here, or is done and seen.
    const order = await lockOrder(tx, orderId);
    const ticket = order && (await lockTicket(tx, orderId));
    const isValid = order?.state === 'paid' && ticket && !ticket.voidAt;
    if (!isValid || order.tokenVersion !== tokenVersion) return { ok: false, code: 'ticket_ended' };
    if (!isAdmitted(order.ticket, room)) return { ok: false, code: 'not_admitted' };
    if (!ticket.usedAt) {
      const entry = await recordEntry(tx, { order, ticket, edition, at: now(), isAgreed });
      if (entry === 'asks') return { ok: false, code: 'agreement_required' };
    }
    const visit = { device: hashToken(device), room, at: now() };
    const generation = await takeVisit(tx, orderId, visit);
    return { ok: true, inside: insideOf(context, order, { room, generation }) };
  });
}

export type Renewed =
  | { ok: true; inside: InsideAnswer }
  | { ok: false; code: 'edition_over' | 'ticket_ended' | 'not_admitted' | 'other_device' };

/** The device is still inside: the way on for the next minutes, or why there is none. */
export async function renewEntry(
  context: VisitContext,
  order: Order,
  { device, room, generation }: RenewRequest,
): Promise<Renewed> {
  if (phaseAt(context.edition.now()) === 'after') return { ok: false, code: 'edition_over' };
  if (order.state !== 'paid') return { ok: false, code: 'ticket_ended' };
  if (!isAdmitted(order.ticket, room)) return { ok: false, code: 'not_admitted' };
  const { tokenVersion } = order;
  const visit = { device: hashToken(device), generation, tokenVersion, room, at: context.now() };
  const isInside = await renewVisit(context.pool, order.id, visit);
  return isInside
    ? { ok: true, inside: insideOf(context, order, { room, generation }) }
    : { ok: false, code: 'other_device' };
}

function insideOf(
  { now, config: { liveSecret } }: VisitContext,
  { number }: Order,
  { room, generation }: { room: string; generation: number },
): InsideAnswer {
  const signed = { room, ticket: `${number}-${generation}`, now: now() };
  return {
    generation,
    room,
    streamPath: liveSecret && streamPath(liveSecret, signed),
    renewAfterSeconds,
  };
}
