import type { Connection } from '../../platform/db/connection.ts';

/** Gives a ticket's place inside to this device; the generation that it is known by from now on. */
export async function takeVisit(
  tx: Connection,
  orderId: string,
  { device, room, at }: { device: Buffer; room: string; at: Date },
): Promise<number> {
  const { rows } = await tx.query<{ generation: number }>({
    name: 'take-visit',
    text: `insert into visit (order_id, device, room, entered_at, renewed_at)
        values ($1, $2, $3, $4, $4)
      on conflict (order_id) do update set device = $2, room = $3, renewed_at = $4,
        generation = visit.generation + case when visit.device = $2 then 0 else 1 end,
        entered_at = case when visit.device = $2 then visit.entered_at else $4 end
      returning generation`,
    values: [orderId, device, room, at],
  });
  return rows[0]?.generation ?? 0;
}

interface Renewal {
  device: Buffer;
  generation: number;
  tokenVersion: number;
  room: string;
  at: Date;
  /** Of the congress, from 1; null in a recording. Only who was let into a live session goes on from there into one. */
  day: number | null;
}

/** Of a longer silence nobody knows what it was. */
const mostCreditedSeconds = 90;

/**
 * Notes that the device is still inside, and for how long it has been; false if the ticket is another device's by now, or
 * opens nothing any more.
 */
export async function renewVisit(
  db: Connection,
  orderId: string,
  visit: Renewal,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'renew-visit',
    text: `with before as (select renewed_at as at from visit where order_id = $1 for update),
      renewed as (
        update visit set renewed_at = $5, room = $4
          from before, orders o join ticket t on t.order_id = o.id
          where visit.order_id = $1 and visit.device = $2 and visit.generation = $3
            and o.id = $1 and o.token_version = $6 and o.state = 'paid' and t.void_at is null
            and ($7::integer is null or t.used_at is not null)
          returning floor(extract(epoch from $5 - before.at))::integer as passed),
      watched as (
        insert into attendance as known (order_id, seconds)
          select $1, array_fill(0, array[coalesce($7::integer, 1) - 1]) || passed from renewed
            where $7 is not null and passed between 1 and ${mostCreditedSeconds}
        on conflict (order_id) do update set seconds[$7] =
          coalesce(known.seconds[$7], 0) + excluded.seconds[$7])
      select from renewed`,
    values: [
      orderId,
      visit.device,
      visit.generation,
      visit.room,
      visit.at,
      visit.tokenVersion,
      visit.day,
    ],
  });
  return rowCount === 1;
}

/** The policy says a day; the round that deletes comes every hour. */
const visitHours = 22;

/** Nobody is inside any more who has not said so for so long. */
export function deleteOldVisits(now: Date) {
  const before = new Date(now.getTime() - visitHours * 3_600_000);
  return async (db: Connection, limit: number): Promise<number> => {
    const { rowCount } = await db.query(
      `delete from visit where order_id in (
        select order_id from visit where renewed_at < $1 limit $2 for update skip locked)`,
      [before, limit],
    );
    return rowCount ?? 0;
  };
}

export async function eraseVisit(tx: Connection, orderId: string): Promise<void> {
  await tx.query('delete from visit where order_id = $1', [orderId]);
}
