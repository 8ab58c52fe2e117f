import { edition as dates } from '@kongres/content/facts/edition';
import { canOpenRecording, canOpenRoom } from '@kongres/content/facts/rooms';
import { getPhase } from '@kongres/content/facts/phases';
import { toLocalDay } from '@kongres/content/format/date';
import type {
  EnterRoomRequest,
  RoomAccessResponse,
  RoomAccessSource,
  RenewSeatRequest,
} from '@kongres/contract/room-access';
import { recordingsRoomPrefix } from '@kongres/contract/paths';
import type { RequestContext } from '../../platform/context.ts';
import { inTransaction, type Connection } from '../../platform/db/connection.ts';
import { recordCheckIn } from '../../sales/check-in/record-check-in.ts';
import { readRecording } from '../recordings/recordings.queries.ts';
import { readRoomAt } from '../rooms/live.queries.ts';
import { getSourceUrl, getSourceHost, type RoomSource } from '../streaming/room-source.ts';
import { lockOrder, readOrder } from '../../sales/orders/order.queries.ts';
import type { Order } from '../../sales/orders/order.ts';
import { hashToken } from '../../platform/tokens.ts';
import { lockTicket } from '../../sales/tickets/ticket.queries.ts';
import { renewAfterSeconds, signStreamPath } from '../streaming/stream-path.ts';
import { renewSeat, claimSeat } from './room-seat.queries.ts';

type RoomAccessContext = Pick<RequestContext, 'pool' | 'now' | 'edition' | 'config'>;

type ClosedCode = 'too_early' | 'edition_over' | 'ticket_ended' | 'not_admitted' | 'room_closed';

export type EnterRoomResult =
  | { ok: true; inside: RoomAccessResponse }
  | {
      ok: false;
      code: ClosedCode | 'agreement_required';
    };

/**
 * Admits a device to a room; the latest device of a ticket replaces any other. The first check-in ends the right
 * of withdrawal, so a buyer who still has it must agree first (`agreement_required`).
 */
export async function enterRoom(
  context: RoomAccessContext,
  { id: orderId, tokenVersion }: Pick<Order, 'id' | 'tokenVersion'>,
  { device, room, isAgreed = false }: EnterRoomRequest,
): Promise<EnterRoomResult> {
  const { pool, edition, now } = context;
  const closedCode = getClosedCode(context, room);
  if (closedCode) return { ok: false, code: closedCode };
  return await inTransaction(pool, async (tx) => {
    // Serialises with cancellation, refund and transfer of the same order.
    const order = await lockOrder(tx, orderId);
    const ticket = order && (await lockTicket(tx, orderId));
    const isValid = order?.state === 'paid' && ticket && !ticket.voidAt;
    if (!isValid || order.tokenVersion !== tokenVersion) return { ok: false, code: 'ticket_ended' };
    const opened = await openRoomSource(context, tx, order, room);
    if (!opened.ok) return opened;
    // A recording does not end the right of withdrawal.
    if (!ticket.checkedInAt && !opened.isRecording) {
      const checkIn = await recordCheckIn(tx, { order, ticket, edition, at: now(), isAgreed });
      if (checkIn === 'needs_consent') return { ok: false, code: 'agreement_required' };
    }
    const seat = { device: hashToken(device), room, at: now() };
    const generation = await claimSeat(tx, orderId, seat);
    return { ok: true, inside: toInsideResponse(context, order, opened, generation) };
  });
}

export type RenewAccessResult =
  | { ok: true; inside: RoomAccessResponse }
  | {
      ok: false;
      code: ClosedCode | 'other_device';
    };

/** Extends the device's access by the lifetime of a stream path. */
export async function renewRoomAccess(
  context: RoomAccessContext,
  order: Order,
  { device, room, generation }: RenewSeatRequest,
): Promise<RenewAccessResult> {
  const closedCode = getClosedCode(context, room);
  if (closedCode) return { ok: false, code: closedCode };
  if (order.state !== 'paid') return { ok: false, code: 'ticket_ended' };
  const opened = await openRoomSource(context, context.pool, order, room);
  if (!opened.ok) return opened;
  const { tokenVersion } = order;
  // Watching a recording does not count as attendance.
  const day = opened.isRecording ? null : getCongressDay(context.edition.now());
  const at = context.now();
  const seat = { device: hashToken(device), generation, tokenVersion, room, at, day };
  if (await renewSeat(context.pool, order.id, seat)) {
    return { ok: true, inside: toInsideResponse(context, order, opened, generation) };
  }
  // The ticket may have ended since the order was read.
  const current = await readOrder(context.pool, order.id);
  const isValid = current?.state === 'paid' && current.tokenVersion === tokenVersion;
  return { ok: false, code: isValid ? 'other_device' : 'ticket_ended' };
}

const recordingsPrefix = `${recordingsRoomPrefix}/`;

const getRecordingSession = (room: string) => room.slice(recordingsPrefix.length);

/** Rooms are open during the congress, recordings also afterwards. */
function getClosedCode({ edition }: RoomAccessContext, room: string) {
  const phase = getPhase(edition.now());
  if (phase === 'before') return 'too_early';
  return phase === 'after' && !room.startsWith(recordingsPrefix) ? 'edition_over' : null;
}

type RoomResult =
  | { ok: true; id: string; source: RoomSource; isRecording: boolean }
  | { ok: false; code: 'not_admitted' | 'room_closed' };

async function openRoomSource(
  { edition }: RoomAccessContext,
  db: Connection,
  { ticket }: Pick<Order, 'ticket'>,
  id: string,
): Promise<RoomResult> {
  const isRecording = id.startsWith(recordingsPrefix);
  if (isRecording) {
    const recording = await readRecording(db, getRecordingSession(id));
    if (!recording) return { ok: false, code: 'room_closed' };
    if (!canOpenRecording(ticket, recording.isWorkshop)) return { ok: false, code: 'not_admitted' };
    return { ok: true, id, source: recording.source, isRecording };
  }
  if (!canOpenRoom(ticket, id)) return { ok: false, code: 'not_admitted' };
  const room = await readRoomAt(db, id, edition.now());
  if (!room?.isOpen) return { ok: false, code: 'room_closed' };
  return { ok: true, id, source: room.source, isRecording };
}

/** Counts from 1; times before the first or after the last day count towards that day. */
function getCongressDay(moment: Date): number {
  const today = toLocalDay(moment);
  const n = (Date.parse(today) - Date.parse(dates.firstDay)) / 86_400_000 + 1;
  return Math.min(Math.max(n, 1), dates.dayCount);
}

function toInsideResponse(
  { now, config: { liveSecret } }: RoomAccessContext,
  { number }: Order,
  { id: room, source }: { id: string; source: RoomSource },
  generation: number,
): RoomAccessResponse {
  const signed = { room, ticket: `${number}-${generation}`, now: now() };
  return {
    generation,
    room,
    path: liveSecret && signStreamPath(liveSecret, signed),
    source: toPublicSource(source),
    renewAfterSeconds,
  };
}

function toPublicSource(source: RoomSource): RoomAccessSource {
  if (source.kind === 'stream') return source;
  return { kind: source.kind, host: getSourceHost(source), address: getSourceUrl(source) };
}
