import type { ScheduleResponse, SyncScheduleRequest } from '@kongres/contract/schedule';
import type { Connection } from '../../platform/db/connection.ts';

const maxStars = 500;

/** Merges the changes of one device; concurrent changes are not lost. */
export async function updateSchedule(
  db: Connection,
  orderId: string,
  { add, remove, done }: SyncScheduleRequest,
): Promise<ScheduleResponse> {
  const { rows } = await db.query<ScheduleResponse>(
    `insert into attendee_schedule as schedule (order_id, stars, done) values ($1, $2, $4)
      on conflict (order_id) do update set
        stars = array(
          select star from unnest(schedule.stars || $2::text[]) with ordinality each (star, n)
            where star <> all ($3::text[]) group by star order by min(n) limit ${maxStars}),
        done = array(select distinct unnest(schedule.done || $4::text[])),
        changed_at = retention_now()
      returning stars, done`,
    [orderId, [...new Set(add)], remove, [...new Set(done)]],
  );
  return rows[0] ?? { stars: [], done: [] };
}

export async function eraseSchedule(tx: Connection, orderId: string): Promise<void> {
  await tx.query('delete from attendee_schedule where order_id = $1', [orderId]);
}

export async function deleteSchedules(db: Connection, limit: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from attendee_schedule where order_id in (
      select order_id from attendee_schedule limit $1 for update skip locked)`,
    [limit],
  );
  return rowCount ?? 0;
}
