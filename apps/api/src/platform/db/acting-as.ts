import type { PoolClient } from 'pg';
import type { Pool } from './connection.ts';

interface Actor {
  /** As the journal names whoever does something. */
  name: string;
  request: string;
}

/**
 * The pool as one person uses it: whatever is done with it stands in the journal under that name. Every connection is
 * told anew who has it, so the pool must be one that is used in this way alone.
 */
export function actingAs(pool: Pool, { name, request }: Actor): Pool {
  const connect = async (): Promise<PoolClient> => {
    const client = await pool.connect();
    try {
      await client.query(
        "select set_config('kongres.actor', $1, false), set_config('kongres.request', $2, false)",
        [name, request],
      );
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
  const query = async (...asked: [text: string, values?: unknown[]]) => {
    const client = await connect();
    let isBroken = false;
    try {
      return await client.query(...asked);
    } catch (error) {
      // What the database itself refused leaves the connection whole.
      isBroken = !(error instanceof Error && 'severity' in error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return Object.assign(Object.create(pool) as Pool, { connect, query });
}
