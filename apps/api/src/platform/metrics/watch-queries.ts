import type { Connection } from '../db/connection.ts';

export interface WaitingJobs {
  queue: string;
  jobs: number;
  /** How long the oldest has been there, whether nobody took it or it failed each time, in seconds. */
  oldest: number;
}

/** What is not done yet, by queue. What waits for a day to come is not late. */
export async function readWaitingJobs(db: Connection, now: Date): Promise<WaitingJobs[]> {
  const { rows } = await db.query<WaitingJobs>(
    `select name as queue, count(*)::int as jobs,
        greatest(0, extract(epoch from $1::timestamptz - min(created_on)))::float8 as oldest
      from pgboss.job where state < 'active' group by name`,
    [now],
  );
  return rows;
}

/** How many alarms of each kind nobody has settled. */
export async function countAlarmsByKind(
  db: Connection,
): Promise<{ kind: string; alarms: number }[]> {
  const { rows } = await db.query<{ kind: string; alarms: number }>(
    'select kind, count(*)::int as alarms from alarm where settled_at is null group by kind',
  );
  return rows;
}

export interface ServerState {
  /** Since the last piece of the log was put where backups are; since the server began, if none ever was. In seconds. */
  archiveAge: number;
  /** Servers that follow this one. */
  standbys: number;
}

export async function readServerState(db: Connection): Promise<ServerState> {
  const { rows } = await db.query<ServerState>(
    `select extract(epoch from now() - coalesce(last_archived_time, pg_postmaster_start_time()))::float8 as "archiveAge",
        (select count(*)::int from pg_stat_replication
          where application_name <> 'pg_basebackup') as standbys
      from pg_stat_archiver`,
  );
  return rows[0] ?? { archiveAge: 0, standbys: 0 };
}
