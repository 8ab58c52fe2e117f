import { isTicket } from '@kongres/content/facts/admissions';
import { getPhase, workshopBookingStart } from '@kongres/content/facts/phases';
import type { BookWorkshopRequest } from '@kongres/contract/workshops';
import type { Context } from '../../platform/context.ts';
import { inTransaction, type Connection } from '../../platform/db/connection.ts';
import { insertWorkshopEmail } from '../../sales/order-emails/order-email.queries.ts';
import type { Order } from '../../sales/orders/order.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import {
  deleteBookingsOfInvalidTickets,
  deleteBooking,
  insertBooking,
  lockBookingsOfOrder,
  isTicketValid,
  hasOverlappingBooking,
  listWorkshopsToReconcile,
  bookNextWaiting,
} from './workshop-booking.queries.ts';
import {
  lockWorkshop,
  listUpcomingWorkshops,
  type WorkshopWithBooking,
  type Workshop,
} from './workshop.queries.ts';

type BookingContext = Pick<Context, 'pool' | 'queue' | 'edition'>;

export type WorkshopBookingResult =
  | { ok: true; workshops: WorkshopWithBooking[] }
  | {
      ok: false;
      code: 'too_early' | 'edition_over' | 'not_admitted' | 'ticket_ended' | 'closed' | 'overlaps';
    };

/**
 * Books a workshop, joins its waiting list if it is full, or cancels the booking. A ticket cannot
 * book overlapping workshops. Idempotent.
 */
export async function updateWorkshopBooking(
  { pool, queue, edition }: BookingContext,
  { id: orderId, tokenVersion, ticket }: Pick<Order, 'id' | 'tokenVersion' | 'ticket'>,
  { workshop: id, isOn }: BookWorkshopRequest,
  requestId: string,
): Promise<WorkshopBookingResult> {
  const now = edition.now();
  if (getPhase(now) === 'after') return { ok: false, code: 'edition_over' };
  if (now < workshopBookingStart) return { ok: false, code: 'too_early' };
  if (!isTicket(ticket)) return { ok: false, code: 'not_admitted' };
  return await inTransaction(pool, async (tx) => {
    await lockBookingsOfOrder(tx, orderId);
    const workshop = await lockWorkshop(tx, id, now);
    if (!workshop) return { ok: false, code: 'closed' };
    if (!(await isTicketValid(tx, orderId, tokenVersion)))
      return { ok: false, code: 'ticket_ended' };
    // The waiting list comes before new bookings.
    const promoted = await bookFromWaitingList(tx, queue, id, { now, requestId });
    if (isOn) {
      if (await hasOverlappingBooking(tx, orderId, workshop))
        return { ok: false, code: 'overlaps' };
      const state = workshop.taken + promoted < workshop.seats ? 'booked' : 'waiting';
      await insertBooking(tx, { workshop: id, orderId, state });
    } else {
      await deleteBooking(tx, id, orderId);
      await bookFromWaitingList(tx, queue, id, { now, requestId });
    }
    return { ok: true, workshops: await listUpcomingWorkshops(tx, orderId, now) };
  });
}

/**
 * Deletes bookings of tickets that are no longer valid and books free seats from the waiting list.
 * Safe to run concurrently.
 */
export async function reconcileWorkshopBookings({
  pool,
  queue,
  edition,
}: BookingContext): Promise<string> {
  const requestId = 'workshop-bookings';
  const now = edition.now();
  let deleted = 0;
  let booked = 0;
  for (const id of await listWorkshopsToReconcile(pool)) {
    await inTransaction(pool, async (tx) => {
      await lockWorkshop(tx, id, now);
      deleted += await deleteBookingsOfInvalidTickets(tx, id);
      booked += await bookFromWaitingList(tx, queue, id, { now, requestId });
    });
  }
  return `${deleted} bookings of invalid tickets deleted, ${booked} booked from the waiting list`;
}

/** The workshop must be locked. Does nothing once it has begun. */
async function bookFromWaitingList(
  tx: Connection,
  queue: Queue,
  id: string,
  { now, requestId }: { now: Date; requestId: string },
): Promise<number> {
  let booked = 0;
  for (;;) {
    const workshop: Workshop | undefined = await lockWorkshop(tx, id, now);
    if (!workshop || workshop.taken >= workshop.seats) return booked;
    const next = await bookNextWaiting(tx, id);
    if (!next) return booked;
    const { orderId, queueNumber: number } = next;
    const emailId = await insertWorkshopEmail(tx, {
      orderId,
      kind: 'workshop_booking',
      number,
      workshop: id,
    });
    await queue.addJob(tx, 'order-email', { emailId, requestId });
    booked += 1;
  }
}
