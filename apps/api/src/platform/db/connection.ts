import { Pool as PgPool, type ClientBase, type PoolConfig } from 'pg';
import type { Logger } from '../log.ts';

/** What runs SQL: the pool, or one connection with a transaction open on it. */
export type Connection = Pick<ClientBase, 'query'>;

export type Pool = PgPool;

/** Few: eight were faster than sixty-four, and two processes share the server. */
export const connectionsPerProcess = 8;

/** The journal names whoever did something by the name of the connection. */
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
    // Kept open: a database that is replaced by an older one is noticed by the connection that it cuts.
    idleTimeoutMillis: 0,
    statement_timeout: 5000,
    application_name: name,
    ...more,
  });
  // A connection that breaks is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => {});
  // The pool listens to idle connections only. One that is in use fails its query and tells us here.
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      breaks.set(pool, breaksOf(pool) + 1);
      log.warn({ err: error }, 'a database connection broke');
    }),
  );
  return pool;
}

const breaks = new WeakMap<Pool, number>();

/** How many connections have broken so far. */
export function breaksOf(pool: Pool): number {
  return breaks.get(pool) ?? 0;
}

/** Whether an error says that the database does not answer now, rather than that it was asked for nonsense. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') {
    // Class 08: the connection; 57P: the server is ending, starting or has ended us; 57014: it took longer
    // than we wait; 53300: it is full.
    return /^(?:08\w{3}|57014|57P\w{2}|53300|ECONN\w+|EPIPE|ETIMEDOUT)$/.test(code);
  }
  return /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered)/.test(
    error.message,
  );
}

/** All of it or nothing. Whoever is told of the outcome hears of it after the commit. */
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

/** Reads that belong together: each sees the rows as they were when the first began. */
export async function atOneMoment<Result>(
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
