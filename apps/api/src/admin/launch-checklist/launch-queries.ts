import type { Connection } from '../../platform/db/connection.ts';
import type { ScheduledName } from '../../platform/queue/queues.ts';

async function readMoment(
  db: Connection,
  sql: string,
  values: string[] = [],
): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date | null }>(sql, values);
  return rows[0]?.at ?? null;
}

/** When a mail server last took a mail of ours, of whatever kind. */
export async function readLastMail(db: Connection): Promise<Date | null> {
  return await readMoment(
    db,
    `select max(sent_at) as at from (
      select sent_at from mail union all select sent_at from announcement_mail
      union all select sent_at from contact_mail union all select sent_at from contact_answer) mails`,
  );
}

/** When a ticket was last paid for; Stripe's name of a payment page says with which kind of key. */
export async function readLastPaid(db: Connection, mode: 'live' | 'test'): Promise<Date | null> {
  return await readMoment(
    db,
    "select max(paid_at) as at from orders where starts_with(session_id, 'cs_' || $1 || '_')",
    [mode],
  );
}

/** Orders that were paid with money that is not real. */
export async function countTrials(db: Connection): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::integer as count from orders
      where paid_at is not null and starts_with(session_id, 'cs_test_')`,
  );
  return rows[0]?.count ?? 0;
}

/** When the worker last did something that comes by the clock. */
export async function readLastRound(db: Connection, name: ScheduledName): Promise<Date | null> {
  return await readMoment(
    db,
    "select max(completed_on) as at from pgboss.job where name = $1 and state = 'completed'",
    [name],
  );
}

/** When a piece of the log was last put where backups are; null if this server never put one anywhere. */
export async function readLastArchived(db: Connection): Promise<Date | null> {
  return await readMoment(db, 'select last_archived_time as at from pg_stat_archiver');
}
