import type { Connection } from '../../platform/db/connection.ts';

/** A ticket that opens the congress: paid, and not taken back. */
const isValid = `o.state = 'paid' and t.void_at is null`;

/** Makes two wishes of one ticket wait for each other. Orders themselves are never locked before workshops. */
export async function lockWishes(tx: Connection, orderId: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(18, hashtext($1))', [orderId]);
}

export async function readIsValid(
  tx: Connection,
  orderId: string,
  tokenVersion: number,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from orders o join ticket t on t.order_id = o.id
      where o.id = $1 and o.token_version = $2 and ${isValid}`,
    [orderId, tokenVersion],
  );
  return rowCount === 1;
}

/** Whether the ticket has a place, or waits for one, somewhere else at that time. */
export async function readOverlap(
  tx: Connection,
  orderId: string,
  { id, startsAt, endsAt }: { id: string; startsAt: Date; endsAt: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from workshop_place place join workshop w on w.id = place.workshop
        left join live_session live on live.id = w.id
      where place.order_id = $1 and w.id <> $2 and w.is_listed
        and not coalesce(live.is_cancelled, false)
        and coalesce(live.starts_at, w.starts_at) < $4 and coalesce(live.ends_at, w.ends_at) > $3`,
    [orderId, id, startsAt, endsAt],
  );
  return (rowCount ?? 0) > 0;
}

/** Nothing happens where the ticket has asked before. */
export async function insertPlace(
  tx: Connection,
  place: { workshop: string; orderId: string; state: 'booked' | 'waiting' },
): Promise<void> {
  await tx.query(
    `insert into workshop_place (workshop, order_id, state) values ($1, $2, $3)
      on conflict do nothing`,
    [place.workshop, place.orderId, place.state],
  );
}

export async function deletePlace(
  tx: Connection,
  workshop: string,
  orderId: string,
): Promise<void> {
  await tx.query('delete from workshop_place where workshop = $1 and order_id = $2', [
    workshop,
    orderId,
  ]);
}

/** Gives a free seat to the first order on the waiting list; undefined if the list is empty. */
export async function seatNext(
  tx: Connection,
  workshop: string,
): Promise<{ orderId: string; turn: number } | undefined> {
  const { rows } = await tx.query<{ orderId: string; turn: number }>(
    `with next as (
        select place.order_id, place.turn from workshop_place place
            join orders o on o.id = place.order_id join ticket t on t.order_id = o.id
          where place.workshop = $1 and place.state = 'waiting' and ${isValid}
          order by place.turn limit 1)
      update workshop_place place set state = 'booked' from next
        where place.workshop = $1 and place.order_id = next.order_id
        returning place.order_id as "orderId", place.turn`,
    [workshop],
  );
  return rows[0];
}

/** Workshops in which somebody has a place whose ticket has ended, or waits although there are seats. */
export async function readUnsettled(db: Connection): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select distinct place.workshop as id from workshop_place place
        join workshop w on w.id = place.workshop
        join orders o on o.id = place.order_id left join ticket t on t.order_id = o.id
      where not coalesce(${isValid}, false) or (place.state = 'waiting' and w.taken < w.seats)
      order by 1`,
  );
  return rows.map(({ id }) => id);
}

export async function deletePlaces(db: Connection, limit: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from workshop_place where turn in (
      select turn from workshop_place limit $1 for update skip locked)`,
    [limit],
  );
  return rowCount ?? 0;
}

export async function deleteEnded(tx: Connection, workshop: string): Promise<number> {
  const { rowCount } = await tx.query(
    `delete from workshop_place place using orders o left join ticket t on t.order_id = o.id
      where place.workshop = $1 and o.id = place.order_id and not coalesce(${isValid}, false)`,
    [workshop],
  );
  return rowCount ?? 0;
}
