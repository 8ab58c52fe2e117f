import { hostname } from 'node:os';
import { Client, escapeIdentifier, type DatabaseError } from 'pg';
import { readDatabaseServer, readDurableDatabaseServer } from '../../lib/config.ts';
import { Refusal } from '../../lib/refusal.ts';

const notAllowed = '42501';
export const inUse = '55006';

/** Creates the database unless it exists; `isNew` drops an existing one. */
export async function createDatabase(url: string, { isNew }: { isNew: boolean }): Promise<void> {
  if (isNew) await dropUnusedDatabase(url);
  const name = getDatabaseName(url);
  await withServerClient(url, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${escapeIdentifier(name)}`);
  });
}

export async function dropUnusedDatabase(url: string): Promise<void> {
  const name = getDatabaseName(url);
  await withServerClient(url, async (client) => {
    try {
      await client.query(`drop database if exists ${escapeIdentifier(name)}`);
    } catch (error) {
      if ((error as DatabaseError).code !== inUse) throw error;
      const { rows } = await client.query<{ names: string | null }>(
        `select string_agg(distinct coalesce(nullif(application_name, ''), 'pid ' || pid), ', ') as names
         from pg_stat_activity where datname = $1 and backend_type = 'client backend'`,
        [name],
      );
      throw new Refusal(
        `The database ${name} is in use (${rows[0]?.names ?? 'unknown client'}) and was not dropped: ` +
          'close its connections and start again.',
        { cause: error },
      );
    }
  });
}

/** Terminates open connections; for databases created by the caller. */
export function dropDatabase(url: string): Promise<void> {
  return withServerClient(url, (client) => forceDropDatabase(client, getDatabaseName(url)));
}

/** Drops a database even if it is in use. */
export async function forceDropDatabase(client: Client, name: string): Promise<void> {
  const statement = `drop database if exists ${escapeIdentifier(name)}`;
  for (;;) {
    if (await isDone(client, `${statement} with (force)`, notAllowed)) return;
    // Only superusers may terminate autovacuum; without `force` PostgreSQL does it.
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = $1 and backend_type = 'client backend'`,
      [name],
    );
    if (await isDone(client, statement, inUse)) return;
  }
}

/** Returns false for the expected error code and throws for others. */
export async function isDone(client: Client, sql: string, expected: string): Promise<boolean> {
  try {
    await client.query(sql);
    return true;
  } catch (error) {
    if ((error as DatabaseError).code === expected) return false;
    throw error;
  }
}

/** Locks the database for this process until the returned function is called. Refuses if another process has it. */
export async function claimDatabase(url: string): Promise<() => Promise<void>> {
  const name = getDatabaseName(url);
  const mark = `${name} by `;
  const client = await connectToServer(url, `${mark}pid ${process.pid} on ${hostname()}`);
  const { rows } = await client.query<{ isOurs: boolean; owner: string | null }>(
    `select pg_try_advisory_lock(hashtext($1)) as "isOurs",
       (select min(application_name) from pg_stat_activity
        where starts_with(application_name, $2) and pid <> pg_backend_pid()) as owner`,
    [name, mark],
  );
  if (rows[0]?.isOurs) return () => client.end();
  await client.end();
  const owner = rows[0]?.owner?.slice(mark.length) ?? 'another process';
  throw new Refusal(`The database ${name} is in use by ${owner}: stop that process first.`);
}

/** Databases are created and dropped from a connection to another database. */
export async function withServerClient(url: string, work: (client: Client) => Promise<unknown>) {
  const client = await connectToServer(url);
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function connectToServer(url: string, applicationName?: string): Promise<Client> {
  const server = new URL(url);
  server.pathname = getMaintenanceDatabase(server);
  const client = new Client({
    connectionString: server.href,
    ...(applicationName && { application_name: applicationName }),
  });
  // Without a listener a lost connection would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    throw new Refusal(
      `PostgreSQL at ${server.host} cannot be reached as ${server.username} (${message || code}): ` +
        'start it, or set DATABASE_SERVER to another server and role.',
      { cause: error },
    );
  }
  return client;
}

/** The database of DATABASE_SERVER if it is that server; it is never changed. */
function getMaintenanceDatabase({ host }: URL): string {
  const usual = [readDatabaseServer(), readDurableDatabaseServer()]
    .map((server) => new URL(server))
    .find((server) => server.host === host);
  return usual?.pathname.slice(1) || 'postgres';
}

function getDatabaseName(url: string): string {
  return new URL(url).pathname.slice(1);
}
