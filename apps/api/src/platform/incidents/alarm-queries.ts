import type { TicketId } from '@kongres/content/facts/tickets';
import type { Connection } from '../db/connection.ts';

export type AlarmFacts = Record<string, string | number | null>;

export interface NewAlarm {
  kind: string;
  subject: string;
  orderId: string | null;
  facts: AlarmFacts;
  mayReturn: boolean;
}

/** Notes an alarm; its id, or undefined if it was noted before (and not settled, if it may return). */
export async function insertAlarm(tx: Connection, alarm: NewAlarm): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into alarm (kind, subject, order_id, facts) values ($1, $2, $3, $4)
      on conflict (kind, subject) do update
        set raised_at = now(), mailed_at = null, settled_at = null, facts = excluded.facts
        where $5 and alarm.settled_at is not null
      returning id`,
    [alarm.kind, alarm.subject, alarm.orderId, alarm.facts, alarm.mayReturn],
  );
  return rows[0]?.id;
}

export interface OwedAlarm {
  id: string;
  kind: string;
  subject: string;
  facts: AlarmFacts;
  raisedAt: Date;
  number: number | null;
  ticket: TicketId | null;
  grossMinor: number | null;
}

/** The alarm, if it has not been mailed; throws if another worker is at it in this moment. */
export async function lockAlarm(tx: Connection, id: string): Promise<OwedAlarm | undefined> {
  const { rows } = await tx.query<OwedAlarm>(
    `select a.id, a.kind, a.subject, a.facts, a.raised_at as "raisedAt", o.number, o.ticket,
        o.gross_minor as "grossMinor"
      from alarm a left join orders o on o.id = a.order_id
      where a.id = $1 and a.mailed_at is null for update of a nowait`,
    [id],
  );
  return rows[0];
}

export async function markAlarmMailed(tx: Connection, id: string): Promise<void> {
  await tx.query('update alarm set mailed_at = now() where id = $1', [id]);
}

/** Alarms not mailed that the queue has given up, lost or never had. */
export async function listStrandedAlarms(tx: Connection): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from alarm a
      where mailed_at is null and not exists (
        select from pgboss.job j
          where j.name = 'alarm' and j.state in ('created', 'retry', 'active')
            and j.data->>'alarmId' = a.id::text
      ) for update skip locked`,
  );
  return rows.map(({ id }) => id);
}

export async function updateSettled(db: Connection, kind: string, subject: string): Promise<void> {
  await db.query(
    `update alarm set settled_at = now()
      where kind = $1 and subject = $2 and settled_at is null`,
    [kind, subject],
  );
}

/** The order that a job's id stands for: its own, or that of a mail about it. */
export async function readOrderIdOf(db: Connection, id: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `select id from orders where id = $1
      union all select order_id from mail where id = $1`,
    [id],
  );
  return rows[0]?.id ?? null;
}
