import type { TicketId } from '@kongres/content/facts/tickets';
import type { Connection } from '../db/connection.ts';

export type IncidentDetails = Record<string, string | number | null>;

export interface NewIncident {
  kind: string;
  subject: string;
  orderId: string | null;
  details: IncidentDetails;
  canReopen: boolean;
}

/** Returns undefined if the incident exists, unless it was resolved and can reopen. */
export async function insertIncident(
  tx: Connection,
  incident: NewIncident,
): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into incident (kind, subject, order_id, details) values ($1, $2, $3, $4)
      on conflict (kind, subject) do update
        set opened_at = now(), emailed_at = null, resolved_at = null, details = excluded.details
        where $5 and incident.resolved_at is not null
      returning id`,
    [incident.kind, incident.subject, incident.orderId, incident.details, incident.canReopen],
  );
  return rows[0]?.id;
}

export interface PendingIncident {
  id: string;
  kind: string;
  subject: string;
  details: IncidentDetails;
  openedAt: Date;
  number: number | null;
  ticket: TicketId | null;
  grossMinor: number | null;
}

/** Returns the incident if it has not been emailed; throws if another worker holds its lock. */
export async function lockUnsentIncident(
  tx: Connection,
  id: string,
): Promise<PendingIncident | undefined> {
  const { rows } = await tx.query<PendingIncident>(
    `select a.id, a.kind, a.subject, a.details, a.opened_at as "openedAt", o.number, o.ticket,
        o.gross_minor as "grossMinor"
      from incident a left join orders o on o.id = a.order_id
      where a.id = $1 and a.emailed_at is null for update of a nowait`,
    [id],
  );
  return rows[0];
}

export async function markIncidentEmailed(tx: Connection, id: string): Promise<void> {
  await tx.query('update incident set emailed_at = now() where id = $1', [id]);
}

/** Incidents that were not emailed and have no pending job. */
export async function listUnqueuedIncidents(tx: Connection): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from incident a
      where emailed_at is null and not exists (
        select from pgboss.job j
          where j.name = 'incident-email' and j.state in ('created', 'retry', 'active')
            and j.data->>'incidentId' = a.id::text
      ) for update skip locked`,
  );
  return rows.map(({ id }) => id);
}

export async function resolveIncidentRow(
  db: Connection,
  kind: string,
  subject: string,
): Promise<void> {
  await db.query(
    `update incident set resolved_at = now()
      where kind = $1 and subject = $2 and resolved_at is null`,
    [kind, subject],
  );
}

/** Accepts the id of an order or of an order email. */
export async function findOrderIdOfJob(db: Connection, id: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `select id from orders where id = $1
      union all select order_id from order_email where id = $1`,
    [id],
  );
  return rows[0]?.id ?? null;
}
