import { escapeIdentifier } from 'pg';
import {
  forceDropDatabase,
  inUse,
  isDone,
  withServerClient,
} from '@kongres/tools/dev/stack/database';

/** Copies the database to restore it later. Terminates its connections. */
export async function copyDatabase(ownerUrl: string) {
  const original = new URL(ownerUrl).pathname.slice(1);
  const copyName = `${original}_kept`;
  await replace(original, copyName);
  return {
    /** Drops the current database even while it is in use, as an operator does. */
    restore: () => replace(copyName, original),
    drop: () => withServerClient(ownerUrl, (client) => forceDropDatabase(client, copyName)),
  };

  function replace(from: string, to: string) {
    const copy = `create database ${escapeIdentifier(to)} template ${escapeIdentifier(from)}`;
    return withServerClient(ownerUrl, async (client) => {
      await forceDropDatabase(client, to);
      do {
        await client.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where datname = $1 and backend_type = 'client backend'`,
          [from],
        );
        // A client may reconnect at once, and copying needs a database without connections.
      } while (!(await isDone(client, copy, inUse)));
    });
  }
}
