import type { Connection } from '../../platform/db/connection.ts';

/** Gives the ticket's seat to this device and returns the seat's generation. */
export async function claimSeat(
  tx: Connection,
  orderId: string,
  { device, room, at }: { device: Buffer; room: string; at: Date },
): Promise<number> {
  const { rows } = await tx.query<{ generation: number }>({
    name: 'claim-seat',
    text: `insert into room_seat (order_id, device, room, claimed_at, renewed_at)
        values ($1, $2, $3, $4, $4)
      on conflict (order_id) do update set device = $2, room = $3, renewed_at = $4,
        generation = room_seat.generation + case when room_seat.device = $2 then 0 else 1 end,
        claimed_at = case when room_seat.device = $2 then room_seat.claimed_at else $4 end
      returning generation`,
    values: [orderId, device, room, at],
  });
  return rows[0]?.generation ?? 0;
}

interface SeatRenewal {
  device: Buffer;
  generation: number;
  tokenVersion: number;
  room: string;
  at: Date;
  /** Congress day from 1; null for a recording. A day requires a checked-in ticket. */
  day: number | null;
}

/** A longer gap between renewals does not count as attendance. */
const maxCreditedSeconds = 90;

/** Records attendance. False if another device has the seat or the ticket is no longer valid. */
export async function renewSeat(
  db: Connection,
  orderId: string,
  renewal: SeatRenewal,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'renew-seat',
    text: `with before as (select renewed_at as at from room_seat where order_id = $1 for update),
      renewed as (
        update room_seat set renewed_at = $5, room = $4
          from before, orders o join ticket t on t.order_id = o.id
          where room_seat.order_id = $1 and room_seat.device = $2 and room_seat.generation = $3
            and o.id = $1 and o.token_version = $6 and o.state = 'paid' and t.void_at is null
            and ($7::integer is null or t.checked_in_at is not null)
          returning floor(extract(epoch from $5 - before.at))::integer as passed),
      counted as (
        insert into attendance as known (order_id, seconds)
          select $1, array_fill(0, array[coalesce($7::integer, 1) - 1]) || passed from renewed
            where $7 is not null and passed between 1 and ${maxCreditedSeconds}
        on conflict (order_id) do update set seconds[$7] =
          coalesce(known.seconds[$7], 0) + excluded.seconds[$7])
      select from renewed`,
    values: [
      orderId,
      renewal.device,
      renewal.generation,
      renewal.room,
      renewal.at,
      renewal.tokenVersion,
      renewal.day,
    ],
  });
  return rowCount === 1;
}

/** Below the 24 hours of the privacy policy, because the cleanup runs hourly. */
const seatRetentionHours = 22;

export function deleteOldSeats(now: Date) {
  const before = new Date(now.getTime() - seatRetentionHours * 3_600_000);
  return async (db: Connection, limit: number): Promise<number> => {
    const { rowCount } = await db.query(
      `delete from room_seat where order_id in (
        select order_id from room_seat where renewed_at < $1 limit $2 for update skip locked)`,
      [before, limit],
    );
    return rowCount ?? 0;
  };
}

export async function eraseSeat(tx: Connection, orderId: string): Promise<void> {
  await tx.query('delete from room_seat where order_id = $1', [orderId]);
}
