import { Pool as PgPool, type ClientBase, type PoolConfig } from 'pg';
import type { Logger } from '../http/log.ts';

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
    statement_timeout: 5000,
    application_name: name,
    ...more,
  });
  // An idle connection that breaks is replaced by the next query; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection broke'));
  return pool;
}

/** All of it or nothing. Whoever is told of the outcome hears of it after the commit. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (tx: Connection) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
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

export async function isReachable(pool: Pool): Promise<boolean> {
  return await pool.query('select 1').then(
    () => true,
    () => false,
  );
}
