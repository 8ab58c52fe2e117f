import { Pool as PgPool, type ClientBase, type PoolConfig } from 'pg';
import type { Logger } from '../log.ts';

/** The pool, or a client inside a transaction. */
export type Connection = Pick<ClientBase, 'query'>;

export type Pool = PgPool;

/** Eight were faster than 64 in `npm run bench`, and two processes share the server. */
export const connectionsPerProcess = 8;

/** `name` becomes application_name, which the audit log records as the actor. */
export function createPool(
  url: string,
  log: Logger,
  name = 'kongres',
  more: PoolConfig = {},
): Pool {
  const pool = new PgPool({
    connectionString: url,
    max: connectionsPerProcess,
    connectionTimeoutMillis: 2000,
    // Idle connections stay open, because a broken one reveals that the database was replaced.
    idleTimeoutMillis: 0,
    statement_timeout: 5000,
    application_name: name,
    ...more,
  });
  // Without a listener a broken idle connection would end the process.
  pool.on('error', () => {});
  // The pool listens to idle connections only; errors of active ones arrive here.
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      brokenConnections.set(pool, countBrokenConnections(pool) + 1);
      log.warn({ event: 'database_connection_lost', err: error }, 'Database connection lost');
    }),
  );
  return pool;
}

const brokenConnections = new WeakMap<Pool, number>();

export function countBrokenConnections(pool: Pool): number {
  return brokenConnections.get(pool) ?? 0;
}

/** Whether the database is unavailable, as opposed to a faulty statement. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') {
    // Class 08: connection exception; 57P: server shutting down, starting or terminating the session;
    // 57014: statement timeout; 53300: too many connections.
    return /^(?:08\w{3}|57014|57P\w{2}|53300|ECONN\w+|EPIPE|ETIMEDOUT)$/.test(code);
  }
  return /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered)/.test(
    error.message,
  );
}

export async function inTransaction<Result>(
  pool: Pool,
  work: (tx: Connection) => Promise<Result>,
  begin = 'begin',
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Runs all reads on one snapshot (`repeatable read`). */
export async function inReadSnapshot<Result>(
  pool: Pool,
  read: (tx: Connection) => Promise<Result>,
): Promise<Result> {
  return await inTransaction(pool, read, 'begin isolation level repeatable read read only');
}

export async function isReachable(pool: Pool): Promise<boolean> {
  return await pool.query('select 1').then(
    () => true,
    () => false,
  );
}
