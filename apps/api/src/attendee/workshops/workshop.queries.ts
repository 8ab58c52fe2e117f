import type { Localized } from '@kongres/content/model/fields';
import type { Connection } from '../../platform/db/connection.ts';

export interface Workshop {
  id: string;
  title: Localized;
  startsAt: Date;
  endsAt: Date;
  seats: number;
  taken: number;
}

export interface WorkshopWithBooking extends Workshop {
  own: 'booked' | 'waiting' | null;
  ahead: number;
}

/** Times of the programme, unless a host rescheduled or cancelled the session. */
const columns = `w.id, w.title, w.seats, w.taken,
  coalesce(live.starts_at, w.starts_at) as "startsAt", coalesce(live.ends_at, w.ends_at) as "endsAt"`;
const source = 'workshop w left join session_change live on live.id = w.id';
const isListed = 'w.is_listed and not coalesce(live.is_cancelled, false)';
const isUpcoming = `${isListed} and coalesce(live.starts_at, w.starts_at) > $1`;

export async function listUpcomingWorkshops(
  db: Connection,
  orderId: string,
  now: Date,
): Promise<WorkshopWithBooking[]> {
  const { rows } = await db.query<WorkshopWithBooking>({
    name: 'read-workshops',
    text: `select ${columns}, own.state as own,
        (select count(*) from workshop_booking other where other.workshop = w.id
          and other.state = 'waiting' and (own.queue_number is null or other.queue_number < own.queue_number))::integer as ahead
      from ${source} left join workshop_booking own on own.workshop = w.id and own.order_id = $2
      where ${isUpcoming} order by "startsAt", w.id`,
    values: [now, orderId],
  });
  return rows;
}

export async function listWorkshops(db: Connection): Promise<(Workshop & { waiting: number })[]> {
  const { rows } = await db.query<Workshop & { waiting: number }>(
    `select ${columns}, (select count(*) from workshop_booking booking
        where booking.workshop = w.id and booking.state = 'waiting')::integer as waiting
      from ${source} where ${isListed} order by "startsAt", w.id`,
  );
  return rows;
}

/** Locks the bookings of a workshop; undefined if it has begun or was cancelled. */
export async function lockWorkshop(
  tx: Connection,
  id: string,
  now: Date,
): Promise<Workshop | undefined> {
  // Lock first, so that the next statement reads what the previous transaction wrote.
  await tx.query('select from workshop where id = $1 for update', [id]);
  const { rows } = await tx.query<Workshop>(
    `select ${columns} from ${source} where ${isUpcoming} and w.id = $2`,
    [now, id],
  );
  return rows[0];
}

export async function findBookedWorkshop(
  db: Connection,
  orderId: string,
  id: string,
): Promise<Pick<Workshop, 'title' | 'startsAt'> | null> {
  const { rows } = await db.query<Pick<Workshop, 'title' | 'startsAt'>>(
    `select ${columns} from ${source} join workshop_booking booking on booking.workshop = w.id
      where w.id = $1 and booking.order_id = $2 and booking.state = 'booked' and ${isListed}`,
    [id, orderId],
  );
  return rows[0] ?? null;
}

export interface ProgrammeWorkshop {
  id: string;
  title: Localized;
  starts: string;
  ends: string;
  seats: number;
}

/**
 * Updates the workshops from the programme and returns the changed ids. Never reduces seats below
 * the bookings; a workshop that is no longer in the programme is unlisted, not deleted.
 */
export async function importWorkshops(
  tx: Connection,
  programme: readonly ProgrammeWorkshop[],
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `with published as (
        select * from jsonb_to_recordset($1::jsonb)
          as published (id text, title jsonb, starts timestamptz, ends timestamptz, seats integer)),
      unlisted as (
        update workshop set is_listed = false
          where is_listed and id not in (select id from published) returning id),
      listed as (
        insert into workshop as saved (id, title, starts_at, ends_at, seats)
          select id, title, starts, ends, seats from published
        on conflict (id) do update set title = excluded.title, starts_at = excluded.starts_at,
          ends_at = excluded.ends_at, is_listed = true,
          seats = greatest(excluded.seats, saved.taken)
          where (saved.title, saved.starts_at, saved.ends_at, saved.seats, saved.is_listed) is distinct from
            (excluded.title, excluded.starts_at, excluded.ends_at,
              greatest(excluded.seats, saved.taken), true)
        returning id)
      select id from unlisted union all select id from listed`,
    [JSON.stringify(programme)],
  );
  return rows.map(({ id }) => id);
}
