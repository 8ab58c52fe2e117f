import { edition as dates } from '@kongres/content/facts/edition';
import { opensRoom } from '@kongres/content/facts/rooms';
import { phaseAt } from '@kongres/content/facts/phases';
import { dayAt } from '@kongres/content/format/date';
import type {
  EnterRequest,
  InsideAnswer,
  InsideSource,
  RenewRequest,
} from '@kongres/contract/congress';
import type { RequestContext } from '../context.ts';
import { inTransaction } from '../db/connection.ts';
import { recordEntry } from '../entry/record-entry.ts';
import { readRoom } from '../live/live-queries.ts';
import { addressOf, hostOf, type RoomSource } from '../live/room-source.ts';
import { lockOrder } from '../orders/order-queries.ts';
import type { Order } from '../orders/order.ts';
import { hashToken } from '../orders/order-token.ts';
import { lockTicket } from '../tickets/ticket-queries.ts';
import { renewAfterSeconds, streamPath } from './stream-path.ts';
import { renewVisit, takeVisit } from './visit-queries.ts';

type VisitContext = Pick<RequestContext, 'pool' | 'now' | 'edition' | 'config'>;

export type Entered =
  | { ok: true; inside: InsideAnswer }
  | {
      ok: false;
      code:
        | 'too_early'
        | 'edition_over'
        | 'ticket_ended'
        | 'not_admitted'
        | 'room_closed'
        | 'agreement_required';
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
    if (!opensRoom(order.ticket, room)) return { ok: false, code: 'not_admitted' };
    const found = await readRoom(tx, room);
    if (!found?.isOpen) return { ok: false, code: 'room_closed' };
    if (!ticket.usedAt) {
      const entry = await recordEntry(tx, { order, ticket, edition, at: now(), isAgreed });
      if (entry === 'asks') return { ok: false, code: 'agreement_required' };
    }
    const visit = { device: hashToken(device), room, at: now() };
    const generation = await takeVisit(tx, orderId, visit);
    return { ok: true, inside: insideOf(context, order, found, generation) };
  });
}

export type Renewed =
  | { ok: true; inside: InsideAnswer }
  | {
      ok: false;
      code: 'edition_over' | 'ticket_ended' | 'not_admitted' | 'room_closed' | 'other_device';
    };

/** The device is still inside: the way on for the next minutes, or why there is none. */
export async function renewEntry(
  context: VisitContext,
  order: Order,
  { device, room, generation }: RenewRequest,
): Promise<Renewed> {
  if (phaseAt(context.edition.now()) === 'after') return { ok: false, code: 'edition_over' };
  if (order.state !== 'paid') return { ok: false, code: 'ticket_ended' };
  if (!opensRoom(order.ticket, room)) return { ok: false, code: 'not_admitted' };
  const found = await readRoom(context.pool, room);
  if (!found?.isOpen) return { ok: false, code: 'room_closed' };
  const { tokenVersion } = order;
  const day = congressDayAt(context.edition.now());
  const at = context.now();
  const visit = { device: hashToken(device), generation, tokenVersion, room, at, day };
  const isInside = await renewVisit(context.pool, order.id, visit);
  return isInside
    ? { ok: true, inside: insideOf(context, order, found, generation) }
    : { ok: false, code: 'other_device' };
}

/** Of the congress, from 1; what is open before its first morning or after its last night counts with that day. */
function congressDayAt(moment: Date): number {
  const today = dayAt(moment);
  const n = (Date.parse(today) - Date.parse(dates.firstDay)) / 86_400_000 + 1;
  return Math.min(Math.max(n, 1), dates.dayCount);
}

function insideOf(
  { now, config: { liveSecret } }: VisitContext,
  { number }: Order,
  { id: room, source }: { id: string; source: RoomSource },
  generation: number,
): InsideAnswer {
  const signed = { room, ticket: `${number}-${generation}`, now: now() };
  return {
    generation,
    room,
    path: liveSecret && streamPath(liveSecret, signed),
    source: shownSource(source),
    renewAfterSeconds,
  };
}

function shownSource(source: RoomSource): InsideSource {
  if (source.kind === 'stream') return source;
  return { kind: source.kind, host: hostOf(source), address: addressOf(source) };
}
