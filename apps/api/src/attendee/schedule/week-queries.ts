import type { WeekAnswer, WeekRequest } from '@kongres/contract/week';
import type { Connection } from '../../platform/db/connection.ts';

const mostStars = 500;

/** Puts the changes of one device onto the ticket's week; several at once lose nothing. */
export async function changeWeek(
  db: Connection,
  orderId: string,
  { add, remove, done }: WeekRequest,
): Promise<WeekAnswer> {
  const { rows } = await db.query<WeekAnswer>(
    `insert into ticket_week as week (order_id, stars, done) values ($1, $2, $4)
      on conflict (order_id) do update set
        stars = array(
          select star from unnest(week.stars || $2::text[]) with ordinality each (star, n)
            where star <> all ($3::text[]) group by star order by min(n) limit ${mostStars}),
        done = array(select distinct unnest(week.done || $4::text[])),
        changed_at = present_moment()
      returning stars, done`,
    [orderId, [...new Set(add)], remove, [...new Set(done)]],
  );
  return rows[0] ?? { stars: [], done: [] };
}

export async function eraseWeek(tx: Connection, orderId: string): Promise<void> {
  await tx.query('delete from ticket_week where order_id = $1', [orderId]);
}

export async function deleteWeeks(db: Connection, limit: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from ticket_week where order_id in (
      select order_id from ticket_week limit $1 for update skip locked)`,
    [limit],
  );
  return rowCount ?? 0;
}
