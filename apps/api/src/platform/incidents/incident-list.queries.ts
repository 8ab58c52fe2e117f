import type { Connection } from '../db/connection.ts';

export interface IncidentRow {
  id: string;
  kind: string;
  subject: string;
  number: number | null;
  details: Record<string, string | number | null>;
  openedAt: Date;
  emailedAt: Date | null;
  resolvedAt: Date | null;
}

const columns = `a.id, a.kind, a.subject, o.number, a.details, a.opened_at as "openedAt",
  a.emailed_at as "emailedAt", a.resolved_at as "resolvedAt"`;

export async function listIncidents(db: Connection, { all = false } = {}): Promise<IncidentRow[]> {
  const { rows } = await db.query<IncidentRow>(
    `select ${columns} from incident a left join orders o on o.id = a.order_id
      where $1 or a.resolved_at is null order by a.opened_at, a.id`,
    [all],
  );
  return rows;
}

export async function resolveIncidentsById(
  db: Connection,
  idPrefix: string,
): Promise<IncidentRow[]> {
  return await resolveIncidentsWhere(db, "a.id::text like $1 || '%'", idPrefix);
}

export async function resolveIncidentsByOrderNumber(
  db: Connection,
  number: number,
): Promise<IncidentRow[]> {
  return await resolveIncidentsWhere(
    db,
    'a.order_id = (select id from orders where number = $1::integer)',
    number,
  );
}

async function resolveIncidentsWhere(
  db: Connection,
  which: string,
  value: string | number,
): Promise<IncidentRow[]> {
  const { rows } = await db.query<IncidentRow>(
    `with a as (
       update incident a set resolved_at = now() where a.resolved_at is null and ${which} returning a.*
     ) select ${columns} from a left join orders o on o.id = a.order_id order by a.opened_at`,
    [value],
  );
  return rows;
}
