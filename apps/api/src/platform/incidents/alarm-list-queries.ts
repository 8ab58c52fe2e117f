import type { Connection } from '../db/connection.ts';

export interface AlarmRow {
  id: string;
  kind: string;
  subject: string;
  number: number | null;
  facts: Record<string, string | number | null>;
  raisedAt: Date;
  mailedAt: Date | null;
  settledAt: Date | null;
}

const columns = `a.id, a.kind, a.subject, o.number, a.facts, a.raised_at as "raisedAt",
  a.mailed_at as "mailedAt", a.settled_at as "settledAt"`;

/** The oldest first; those already settled only if they are asked for. */
export async function listAlarms(db: Connection, { all = false } = {}): Promise<AlarmRow[]> {
  const { rows } = await db.query<AlarmRow>(
    `select ${columns} from alarm a left join orders o on o.id = a.order_id
      where $1 or a.settled_at is null order by a.raised_at, a.id`,
    [all],
  );
  return rows;
}

/** Settles the open alarms whose id begins so. */
export async function settleById(db: Connection, start: string): Promise<AlarmRow[]> {
  return await settle(db, "a.id::text like $1 || '%'", start);
}

/** Settles the open alarms of an order. */
export async function settleByNumber(db: Connection, number: number): Promise<AlarmRow[]> {
  return await settle(
    db,
    'a.order_id = (select id from orders where number = $1::integer)',
    number,
  );
}

async function settle(db: Connection, which: string, value: string | number): Promise<AlarmRow[]> {
  const { rows } = await db.query<AlarmRow>(
    `with a as (
       update alarm a set settled_at = now() where a.settled_at is null and ${which} returning a.*
     ) select ${columns} from a left join orders o on o.id = a.order_id order by a.raised_at`,
    [value],
  );
  return rows;
}
