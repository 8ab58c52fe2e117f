import { startPostgresCluster } from './postgres-cluster.ts';

/**
 * Trades durability for speed. `synchronous_commit` stays on: without it VACUUM after INSERT leaves pages not
 * all-visible, which changes query plans.
 */
const fastSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_connections: 300,
};

export async function startThrowawayPostgres(): Promise<{
  server: string;
  stop: () => Promise<void>;
  readCpuSeconds: () => number;
}> {
  const { server, remove, readCpuSeconds } = await startPostgresCluster(fastSettings);
  return { server, stop: remove, readCpuSeconds };
}
