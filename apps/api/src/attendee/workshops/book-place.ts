import { isTicket } from '@kongres/content/facts/admissions';
import { phaseAt, workshopBookingOpens } from '@kongres/content/facts/phases';
import type { PlaceRequest } from '@kongres/contract/workshops';
import type { Context } from '../../platform/context.ts';
import { inTransaction, type Connection } from '../../platform/db/connection.ts';
import { insertWorkshopMail } from '../../sales/order-emails/mail-queries.ts';
import type { Order } from '../../sales/orders/order.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import {
  deleteEnded,
  deletePlace,
  insertPlace,
  lockWishes,
  readIsValid,
  readOverlap,
  readUnsettled,
  seatNext,
} from './place-queries.ts';
import {
  lockWorkshop,
  readWorkshops,
  type ShownWorkshop,
  type Workshop,
} from './workshop-queries.ts';

type BookingContext = Pick<Context, 'pool' | 'queue' | 'edition'>;

export type Booked =
  | { ok: true; workshops: ShownWorkshop[] }
  | {
      ok: false;
      code: 'too_early' | 'edition_over' | 'not_admitted' | 'ticket_ended' | 'closed' | 'overlaps';
    };

/**
 * Takes a place in a workshop, or a turn in its waiting list where it is full. One ticket is in one place at a time.
 * Asked twice, it is the same place.
 */
export async function bookPlace(
  { pool, queue, edition }: BookingContext,
  { id: orderId, tokenVersion, ticket }: Pick<Order, 'id' | 'tokenVersion' | 'ticket'>,
  { workshop: id, isOn }: PlaceRequest,
  requestId: string,
): Promise<Booked> {
  const now = edition.now();
  if (phaseAt(now) === 'after') return { ok: false, code: 'edition_over' };
  if (now < workshopBookingOpens) return { ok: false, code: 'too_early' };
  if (!isTicket(ticket)) return { ok: false, code: 'not_admitted' };
  return await inTransaction(pool, async (tx) => {
    await lockWishes(tx, orderId);
    const workshop = await lockWorkshop(tx, id, now);
    if (!workshop) return { ok: false, code: 'closed' };
    if (!(await readIsValid(tx, orderId, tokenVersion))) return { ok: false, code: 'ticket_ended' };
    // Who waits comes before who asks now.
    const seated = await seatWaiting(tx, queue, id, { now, requestId });
    if (isOn) {
      if (await readOverlap(tx, orderId, workshop)) return { ok: false, code: 'overlaps' };
      const state = workshop.taken + seated < workshop.seats ? 'booked' : 'waiting';
      await insertPlace(tx, { workshop: id, orderId, state });
    } else {
      await deletePlace(tx, id, orderId);
      await seatWaiting(tx, queue, id, { now, requestId });
    }
    return { ok: true, workshops: await readWorkshops(tx, orderId, now) };
  });
}

/**
 * Takes back the places of tickets that have ended, however they did, and seats whoever waits. What it does may be done
 * twice, by two at once.
 */
export async function settleWorkshops({ pool, queue, edition }: BookingContext): Promise<string> {
  const requestId = 'workshop-places';
  const now = edition.now();
  let ended = 0;
  let seated = 0;
  for (const id of await readUnsettled(pool)) {
    await inTransaction(pool, async (tx) => {
      await lockWorkshop(tx, id, now);
      ended += await deleteEnded(tx, id);
      seated += await seatWaiting(tx, queue, id, { now, requestId });
    });
  }
  return `${ended} places of ended tickets taken back, ${seated} people seated`;
}

/** Seats who waits while there are seats, in a workshop that is locked; nobody is called into one that has begun. */
async function seatWaiting(
  tx: Connection,
  queue: Queue,
  id: string,
  { now, requestId }: { now: Date; requestId: string },
): Promise<number> {
  let seated = 0;
  for (;;) {
    const workshop: Workshop | undefined = await lockWorkshop(tx, id, now);
    if (!workshop || workshop.taken >= workshop.seats) return seated;
    const next = await seatNext(tx, id);
    if (!next) return seated;
    const { orderId, turn: number } = next;
    const mailId = await insertWorkshopMail(tx, { orderId, kind: 'place', number, workshop: id });
    await queue.add(tx, 'mail', { mailId, requestId });
    seated += 1;
  }
}
