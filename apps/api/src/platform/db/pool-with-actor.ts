import type { PoolClient } from 'pg';
import type { Pool } from './connection.ts';

interface Actor {
  name: string;
  request: string;
}

/**
 * A pool whose statements are recorded in the audit log under the actor's name. The actor is set on every checkout
 * and never reset, so the underlying pool must not be used directly.
 */
export function withActor(pool: Pool, { name, request }: Actor): Pool {
  const connect = async (): Promise<PoolClient> => {
    const client = await pool.connect();
    try {
      await client.query(
        "select set_config('kongres.actor', $1, false), set_config('kongres.request_id', $2, false)",
        [name, request],
      );
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
  const query = async (...statement: [text: string, values?: unknown[]]) => {
    const client = await connect();
    let isBroken = false;
    try {
      return await client.query(...statement);
    } catch (error) {
      // Errors reported by the server leave the connection usable.
      isBroken = !(error instanceof Error && 'severity' in error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return Object.assign(Object.create(pool) as Pool, { connect, query });
}
