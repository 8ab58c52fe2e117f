import type { Connection } from '../../platform/db/connection.ts';
import type { ScheduledTaskName } from '../../platform/queue/queues.ts';

async function readTimestamp(
  db: Connection,
  sql: string,
  values: string[] = [],
): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date | null }>(sql, values);
  return rows[0]?.at ?? null;
}

export async function readLastEmailAt(db: Connection): Promise<Date | null> {
  return await readTimestamp(
    db,
    `select max(sent_at) as at from (
      select sent_at from order_email union all select sent_at from announcement_email
      union all select sent_at from contact_email union all select sent_at from contact_reply) emails`,
  );
}

/** The prefix of a Stripe checkout session id tells live from test mode. */
export async function readLastPaymentAt(
  db: Connection,
  mode: 'live' | 'test',
): Promise<Date | null> {
  return await readTimestamp(
    db,
    "select max(paid_at) as at from orders where starts_with(checkout_session_id, 'cs_' || $1 || '_')",
    [mode],
  );
}

export async function countTestPayments(db: Connection): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::integer as count from orders
      where paid_at is not null and starts_with(checkout_session_id, 'cs_test_')`,
  );
  return rows[0]?.count ?? 0;
}

export async function readLastTaskRunAt(
  db: Connection,
  name: ScheduledTaskName,
): Promise<Date | null> {
  return await readTimestamp(
    db,
    "select max(completed_on) as at from pgboss.job where name = $1 and state = 'completed'",
    [name],
  );
}

/** Null if WAL archiving has never succeeded on this server. */
export async function readLastArchivedAt(db: Connection): Promise<Date | null> {
  return await readTimestamp(db, 'select last_archived_time as at from pg_stat_archiver');
}
