import { escapeIdentifier } from 'pg';
import { drop, inUse, isDone, onServer } from '@kongres/tools/dev/stack/database';

/** A database as it is now, to come back to. Everybody connected to it is cut off for a moment. */
export async function copyDatabase(ownerUrl: string) {
  const live = new URL(ownerUrl).pathname.slice(1);
  const kept = `${live}_kept`;
  await replace(live, kept);
  return {
    /** As an operator does it: the newer one is thrown away, whoever may be using it. */
    restore: () => replace(kept, live),
    drop: () => onServer(ownerUrl, (client) => drop(client, kept)),
  };

  function replace(from: string, to: string) {
    const copy = `create database ${escapeIdentifier(to)} template ${escapeIdentifier(from)}`;
    return onServer(ownerUrl, async (client) => {
      await drop(client, to);
      do {
        await client.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where datname = $1 and backend_type = 'client backend'`,
          [from],
        );
        // Somebody may have connected again at once; a copy is made of a database nobody is in.
      } while (!(await isDone(client, copy, inUse)));
    });
  }
}
