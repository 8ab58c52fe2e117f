import type { Connection } from '../db/connection.ts';

export interface PendingJobs {
  queue: string;
  jobs: number;
  /** Age of the oldest job, whether it is waiting or being retried. */
  oldest: number;
}

export async function readPendingJobs(db: Connection, now: Date): Promise<PendingJobs[]> {
  const { rows } = await db.query<PendingJobs>(
    `select name as queue, count(*)::int as jobs,
        greatest(0, extract(epoch from $1::timestamptz - min(created_on)))::float8 as oldest
      from pgboss.job where state < 'active' group by name`,
    [now],
  );
  return rows;
}

export interface OpenIncidentCount {
  kind: string;
  incidents: number;
}

export async function countOpenIncidents(db: Connection): Promise<OpenIncidentCount[]> {
  const { rows } = await db.query<OpenIncidentCount>(
    'select kind, count(*)::int as incidents from incident where resolved_at is null group by kind',
  );
  return rows;
}

export interface ServerState {
  /** Seconds since the last WAL segment was archived; since the server started if none was. */
  archiveAgeSeconds: number;
  standbys: number;
}

export async function readServerState(db: Connection): Promise<ServerState> {
  const { rows } = await db.query<ServerState>(
    `select extract(epoch from now() - coalesce(last_archived_time, pg_postmaster_start_time()))::float8 as "archiveAgeSeconds",
        (select count(*)::int from pg_stat_replication
          where application_name <> 'pg_basebackup') as standbys
      from pg_stat_archiver`,
  );
  return rows[0] ?? { archiveAgeSeconds: 0, standbys: 0 };
}
