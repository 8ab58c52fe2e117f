import { Client, escapeIdentifier } from 'pg';

/** Makes sure that the database of this address exists; `isNew` throws an old one of that name away. */
export async function createDatabase(url: string, { isNew }: { isNew: boolean }): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await onServer(url, async (client) => {
    const quoted = escapeIdentifier(name);
    if (isNew) await client.query(`drop database if exists ${quoted} with (force)`);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${quoted}`);
  });
}

export async function dropDatabase(url: string): Promise<void> {
  const name = escapeIdentifier(new URL(url).pathname.slice(1));
  await onServer(url, (client) => client.query(`drop database if exists ${name} with (force)`));
}

/** A database cannot be made or thrown away from within itself. */
export async function onServer(url: string, work: (client: Client) => Promise<unknown>) {
  const server = new URL(url);
  server.pathname = '/postgres';
  const client = new Client({ connectionString: server.href });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
