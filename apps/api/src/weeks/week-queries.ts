import { editionEnds } from '@kongres/content/facts/phases';
import { policies } from '@kongres/content/facts/policies';
import type { WeekAnswer, WeekRequest } from '@kongres/contract/week';
import type { Connection } from '../db/connection.ts';

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

/** The round that deletes comes every day, and may be late once. */
const roundDays = 2;

/** Chosen weeks, and places in workshops, some days after the congress. */
export function deleteOldPlans(now: Date) {
  const isOver =
    now.getTime() > editionEnds.getTime() + (policies.planDays - roundDays) * 86_400_000;
  return async (db: Connection, limit: number): Promise<number> => {
    if (!isOver) return 0;
    const { rowCount: weeks } = await db.query(
      `delete from ticket_week where order_id in (
        select order_id from ticket_week limit $1 for update skip locked)`,
      [limit],
    );
    const { rowCount: places } = await db.query(
      `delete from workshop_place where turn in (
        select turn from workshop_place limit $1 for update skip locked)`,
      [limit - (weeks ?? 0)],
    );
    return (weeks ?? 0) + (places ?? 0);
  };
}
