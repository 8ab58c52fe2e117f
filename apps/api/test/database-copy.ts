import { escapeIdentifier } from 'pg';
import { onServer } from '@kongres/tools/stack/database';

/** A database as it is now, to come back to. Everybody connected to it is cut off for a moment. */
export async function copyDatabase(ownerUrl: string) {
  const name = new URL(ownerUrl).pathname.slice(1);
  const [live, kept] = [escapeIdentifier(name), escapeIdentifier(`${name}_kept`)];
  await replace(live, kept);
  return {
    /** As an operator does it: the newer one is thrown away, whoever may be using it. */
    restore: () => replace(kept, live),
    drop: () =>
      onServer(ownerUrl, (client) => client.query(`drop database if exists ${kept} with (force)`)),
  };

  function replace(from: string, to: string) {
    return onServer(ownerUrl, async (client) => {
      await client.query(`drop database if exists ${to} with (force)`);
      for (;;) {
        await client.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
          [JSON.parse(from)],
        );
        // Somebody may have connected again at once; a copy is made of a database nobody is in.
        const isMade = await client.query(`create database ${to} template ${from}`).then(
          () => true,
          (error: { code?: string }) => {
            if (error.code !== '55006') throw error;
            return false;
          },
        );
        if (isMade) return;
      }
    });
  }
}
