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

export interface ShownWorkshop extends Workshop {
  own: 'booked' | 'waiting' | null;
  ahead: number;
}

/** As the programme has it, unless a host has moved it or called it off since. */
const columns = `w.id, w.title, w.seats, w.taken,
  coalesce(live.starts_at, w.starts_at) as "startsAt", coalesce(live.ends_at, w.ends_at) as "endsAt"`;
const source = 'workshop w left join live_session live on live.id = w.id';
const isOn = 'w.is_listed and not coalesce(live.is_cancelled, false)';
const isAhead = `${isOn} and coalesce(live.starts_at, w.starts_at) > $1`;

/** Those that have not begun, with what a ticket has in them. */
export async function readWorkshops(
  db: Connection,
  orderId: string,
  now: Date,
): Promise<ShownWorkshop[]> {
  const { rows } = await db.query<ShownWorkshop>({
    name: 'read-workshops',
    text: `select ${columns}, own.state as own,
        (select count(*) from workshop_place other where other.workshop = w.id
          and other.state = 'waiting' and (own.turn is null or other.turn < own.turn))::integer as ahead
      from ${source} left join workshop_place own on own.workshop = w.id and own.order_id = $2
      where ${isAhead} order by "startsAt", w.id`,
    values: [now, orderId],
  });
  return rows;
}

/** Everything that is listed, for the organiser. */
export async function listWorkshops(db: Connection): Promise<(Workshop & { waiting: number })[]> {
  const { rows } = await db.query<Workshop & { waiting: number }>(
    `select ${columns}, (select count(*) from workshop_place place
        where place.workshop = w.id and place.state = 'waiting')::integer as waiting
      from ${source} where ${isOn} order by "startsAt", w.id`,
  );
  return rows;
}

/** With nobody else at its places until the transaction ends; nothing if it has begun or is off. */
export async function lockWorkshop(
  tx: Connection,
  id: string,
  now: Date,
): Promise<Workshop | undefined> {
  // First the lock, then the look: whoever waited here reads what the one before has written.
  await tx.query('select from workshop where id = $1 for update', [id]);
  const { rows } = await tx.query<Workshop>(
    `select ${columns} from ${source} where ${isAhead} and w.id = $2`,
    [now, id],
  );
  return rows[0];
}

/** What a workshop is called and when it begins, for whoever has a place in it. */
export async function readBooked(
  db: Connection,
  orderId: string,
  id: string,
): Promise<Pick<Workshop, 'title' | 'startsAt'> | null> {
  const { rows } = await db.query<Pick<Workshop, 'title' | 'startsAt'>>(
    `select ${columns} from ${source} join workshop_place place on place.workshop = w.id
      where w.id = $1 and place.order_id = $2 and place.state = 'booked' and ${isOn}`,
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
 * Makes the list what the programme says. One that has fewer seats now than people sit on keeps those people, and one
 * that the programme no longer has is kept without being shown. The ids of those that have changed.
 */
export async function takeWorkshops(
  tx: Connection,
  programme: readonly ProgrammeWorkshop[],
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `with said as (
        select * from jsonb_to_recordset($1::jsonb)
          as said (id text, title jsonb, starts timestamptz, ends timestamptz, seats integer)),
      unlisted as (
        update workshop set is_listed = false
          where is_listed and id not in (select id from said) returning id),
      listed as (
        insert into workshop as kept (id, title, starts_at, ends_at, seats)
          select id, title, starts, ends, seats from said
        on conflict (id) do update set title = excluded.title, starts_at = excluded.starts_at,
          ends_at = excluded.ends_at, is_listed = true,
          seats = greatest(excluded.seats, kept.taken)
          where (kept.title, kept.starts_at, kept.ends_at, kept.seats, kept.is_listed) is distinct from
            (excluded.title, excluded.starts_at, excluded.ends_at,
              greatest(excluded.seats, kept.taken), true)
        returning id)
      select id from unlisted union all select id from listed`,
    [JSON.stringify(programme)],
  );
  return rows.map(({ id }) => id);
}
