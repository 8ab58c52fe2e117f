import type { Connection } from '../../platform/db/connection.ts';

const isValidTicket = `o.state = 'paid' and t.void_at is null`;

/**
 * Serialises bookings of one ticket by an advisory lock; order rows must not be locked before
 * workshops.
 */
export async function lockBookingsOfOrder(tx: Connection, orderId: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(18, hashtext($1))', [orderId]);
}

export async function isTicketValid(
  tx: Connection,
  orderId: string,
  tokenVersion: number,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from orders o join ticket t on t.order_id = o.id
      where o.id = $1 and o.token_version = $2 and ${isValidTicket}`,
    [orderId, tokenVersion],
  );
  return rowCount === 1;
}

export async function hasOverlappingBooking(
  tx: Connection,
  orderId: string,
  { id, startsAt, endsAt }: { id: string; startsAt: Date; endsAt: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from workshop_booking booking join workshop w on w.id = booking.workshop
        left join session_change live on live.id = w.id
      where booking.order_id = $1 and w.id <> $2 and w.is_listed
        and not coalesce(live.is_cancelled, false)
        and coalesce(live.starts_at, w.starts_at) < $4 and coalesce(live.ends_at, w.ends_at) > $3`,
    [orderId, id, startsAt, endsAt],
  );
  return (rowCount ?? 0) > 0;
}

export async function insertBooking(
  tx: Connection,
  booking: { workshop: string; orderId: string; state: 'booked' | 'waiting' },
): Promise<void> {
  await tx.query(
    `insert into workshop_booking (workshop, order_id, state) values ($1, $2, $3)
      on conflict do nothing`,
    [booking.workshop, booking.orderId, booking.state],
  );
}

export async function deleteBooking(
  tx: Connection,
  workshop: string,
  orderId: string,
): Promise<void> {
  await tx.query('delete from workshop_booking where workshop = $1 and order_id = $2', [
    workshop,
    orderId,
  ]);
}

export async function bookNextWaiting(
  tx: Connection,
  workshop: string,
): Promise<{ orderId: string; queueNumber: number } | undefined> {
  const { rows } = await tx.query<{ orderId: string; queueNumber: number }>(
    `with next as (
        select booking.order_id, booking.queue_number from workshop_booking booking
            join orders o on o.id = booking.order_id join ticket t on t.order_id = o.id
          where booking.workshop = $1 and booking.state = 'waiting' and ${isValidTicket}
          order by booking.queue_number limit 1)
      update workshop_booking booking set state = 'booked' from next
        where booking.workshop = $1 and booking.order_id = next.order_id
        returning booking.order_id as "orderId", booking.queue_number as "queueNumber"`,
    [workshop],
  );
  return rows[0];
}

/** Workshops with bookings of invalid tickets, or with free seats and a waiting list. */
export async function listWorkshopsToReconcile(db: Connection): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select distinct booking.workshop as id from workshop_booking booking
        join workshop w on w.id = booking.workshop
        join orders o on o.id = booking.order_id left join ticket t on t.order_id = o.id
      where not coalesce(${isValidTicket}, false) or (booking.state = 'waiting' and w.taken < w.seats)
      order by 1`,
  );
  return rows.map(({ id }) => id);
}

export async function deleteBookings(db: Connection, limit: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from workshop_booking where queue_number in (
      select queue_number from workshop_booking limit $1 for update skip locked)`,
    [limit],
  );
  return rowCount ?? 0;
}

export async function deleteBookingsOfInvalidTickets(
  tx: Connection,
  workshop: string,
): Promise<number> {
  const { rowCount } = await tx.query(
    `delete from workshop_booking booking using orders o left join ticket t on t.order_id = o.id
      where booking.workshop = $1 and o.id = booking.order_id and not coalesce(${isValidTicket}, false)`,
    [workshop],
  );
  return rowCount ?? 0;
}
