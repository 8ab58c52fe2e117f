import type { AdmissionId, Origin } from '@kongres/content/facts/admissions';
import type { Connection } from '../../platform/db/connection.ts';

/** The numbers of the orders that these attempts became, as far as they did. */
export async function readNumbersOf(
  db: Connection,
  attempts: readonly Buffer[],
): Promise<{ attempt: Buffer; number: number }[]> {
  const { rows } = await db.query<{ attempt: Buffer; number: number }>(
    "select attempt, number from orders where attempt = any($1) and state <> 'expired'",
    [attempts],
  );
  return rows;
}

export interface Batch {
  at: Date;
  actor: string;
  ticket: AdmissionId;
  origin: Exclude<Origin, 'sale'>;
  tickets: number;
}

/** What was issued last: what came of one call at the desk counts as one, what a command did by the hour. */
export async function listIssuedLately(db: Connection, limit: number): Promise<Batch[]> {
  const { rows } = await db.query<Batch>(
    `select max(j.at) as at, coalesce(p.name, j.actor) as actor, j.facts ->> 'ticket' as ticket,
        j.facts ->> 'origin' as origin, count(*)::integer as tickets
      from (select * from journal where deed = 'order_placed' and facts ? 'origin'
        order by id desc limit 5000) j
        left join desk_person p on j.actor = 'desk ' || p.id
      group by 2, 3, 4, coalesce(j.request, date_trunc('hour', j.at)::text)
      order by max(j.id) desc limit $1`,
    [limit],
  );
  return rows;
}
