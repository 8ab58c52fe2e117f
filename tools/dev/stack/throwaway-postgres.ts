import { startPostgresCluster } from './postgres-cluster.ts';

/**
 * Loses its data if the machine crashes, which a test never needs to survive. `synchronous_commit` stays
 * on: without it a VACUUM right after an INSERT marks no page as visible, which changes query plans.
 */
const fastSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_connections: 300,
};

/** Starts a fast PostgreSQL server for tests; `stop` also deletes its data. */
export async function startThrowawayPostgres(): Promise<{
  server: string;
  stop: () => Promise<void>;
  readCpuSeconds: () => number;
}> {
  const { server, remove, readCpuSeconds } = await startPostgresCluster(fastSettings);
  return { server, stop: remove, readCpuSeconds };
}
