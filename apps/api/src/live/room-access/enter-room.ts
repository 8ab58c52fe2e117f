import { edition as dates } from '@kongres/content/facts/edition';
import { opensRecording, opensRoom } from '@kongres/content/facts/rooms';
import { phaseAt } from '@kongres/content/facts/phases';
import { dayAt } from '@kongres/content/format/date';
import type {
  EnterRequest,
  InsideAnswer,
  InsideSource,
  RenewRequest,
} from '@kongres/contract/congress';
import { recordingsRoom } from '@kongres/contract/paths';
import type { RequestContext } from '../../platform/context.ts';
import { inTransaction, type Connection } from '../../platform/db/connection.ts';
import { recordEntry } from '../../sales/check-in/record-entry.ts';
import { readRecording } from '../recordings/library-queries.ts';
import { readRoomAt } from '../rooms/live-queries.ts';
import { addressOf, hostOf, type RoomSource } from '../streaming/room-source.ts';
import { lockOrder, readOrder } from '../../sales/orders/order-queries.ts';
import type { Order } from '../../sales/orders/order.ts';
import { hashToken } from '../../platform/tokens.ts';
import { lockTicket } from '../../sales/tickets/ticket-queries.ts';
import { renewAfterSeconds, streamPath } from '../streaming/stream-path.ts';
import { renewVisit, takeVisit } from './visit-queries.ts';

type VisitContext = Pick<RequestContext, 'pool' | 'now' | 'edition' | 'config'>;

type ClosedCode = 'too_early' | 'edition_over' | 'ticket_ended' | 'not_admitted' | 'room_closed';

export type Entered =
  | { ok: true; inside: InsideAnswer }
  | {
      ok: false;
      code: ClosedCode | 'agreement_required';
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
  const early = refusedByClock(context, room);
  if (early) return { ok: false, code: early };
  return await inTransaction(pool, async (tx) => {
    // A cancellation, a refund or another hand waits here, or is done and seen.
    const order = await lockOrder(tx, orderId);
    const ticket = order && (await lockTicket(tx, orderId));
    const isValid = order?.state === 'paid' && ticket && !ticket.voidAt;
    if (!isValid || order.tokenVersion !== tokenVersion) return { ok: false, code: 'ticket_ended' };
    const found = await openPlace(context, tx, order, room);
    if (!found.ok) return found;
    // The right to withdraw ends with a live session, and with nothing else.
    if (!ticket.usedAt && !found.isRecording) {
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
      code: ClosedCode | 'other_device';
    };

/** The device is still inside: the way on for the next minutes, or why there is none. */
export async function renewEntry(
  context: VisitContext,
  order: Order,
  { device, room, generation }: RenewRequest,
): Promise<Renewed> {
  const late = refusedByClock(context, room);
  if (late) return { ok: false, code: late };
  if (order.state !== 'paid') return { ok: false, code: 'ticket_ended' };
  const found = await openPlace(context, context.pool, order, room);
  if (!found.ok) return found;
  const { tokenVersion } = order;
  // Who watches again is not at the congress.
  const day = found.isRecording ? null : congressDayAt(context.edition.now());
  const at = context.now();
  const visit = { device: hashToken(device), generation, tokenVersion, room, at, day };
  if (await renewVisit(context.pool, order.id, visit)) {
    return { ok: true, inside: insideOf(context, order, found, generation) };
  }
  // The ticket may have ended since the order was read.
  const current = await readOrder(context.pool, order.id);
  const isValid = current?.state === 'paid' && current.tokenVersion === tokenVersion;
  return { ok: false, code: isValid ? 'other_device' : 'ticket_ended' };
}

const recordings = `${recordingsRoom}/`;

const sessionOf = (room: string) => room.slice(recordings.length);

/** Rooms are open while the congress is on; recordings from then on. */
function refusedByClock({ edition }: VisitContext, room: string) {
  const phase = phaseAt(edition.now());
  if (phase === 'before') return 'too_early';
  return phase === 'after' && !room.startsWith(recordings) ? 'edition_over' : null;
}

type Place =
  | { ok: true; id: string; source: RoomSource; isRecording: boolean }
  | { ok: false; code: 'not_admitted' | 'room_closed' };

/** The room or the recording behind the door, for a ticket that opens it. */
async function openPlace(
  { edition }: VisitContext,
  db: Connection,
  { ticket }: Pick<Order, 'ticket'>,
  id: string,
): Promise<Place> {
  const isRecording = id.startsWith(recordings);
  if (isRecording) {
    const recording = await readRecording(db, sessionOf(id));
    if (!recording) return { ok: false, code: 'room_closed' };
    if (!opensRecording(ticket, recording.isWorkshop)) return { ok: false, code: 'not_admitted' };
    return { ok: true, id, source: recording.source, isRecording };
  }
  if (!opensRoom(ticket, id)) return { ok: false, code: 'not_admitted' };
  const room = await readRoomAt(db, id, edition.now());
  if (!room?.isOpen) return { ok: false, code: 'room_closed' };
  return { ok: true, id, source: room.source, isRecording };
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
