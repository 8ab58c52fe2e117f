import { hostname } from 'node:os';
import { Client, escapeIdentifier, type DatabaseError } from 'pg';
import { readDatabaseServer, readDurableDatabaseServer } from '../../lib/config.ts';
import { Refusal } from '../../lib/refusal.ts';

const notAllowed = '42501';
export const inUse = '55006';

/** Makes sure that the database of this address exists; `isNew` throws an old one of that name away. */
export async function createDatabase(url: string, { isNew }: { isNew: boolean }): Promise<void> {
  if (isNew) await dropUnusedDatabase(url);
  const name = nameOf(url);
  await onServer(url, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${escapeIdentifier(name)}`);
  });
}

/** Refuses when anybody is connected to it. */
export async function dropUnusedDatabase(url: string): Promise<void> {
  const name = nameOf(url);
  await onServer(url, async (client) => {
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
        `The database ${name} is in use (${rows[0]?.names ?? 'nobody says by whom'}) and stays as it is: ` +
          'close what is connected to it, then start again.',
        { cause: error },
      );
    }
  });
}

/** For a database that the caller made itself: whoever is still connected is cut off. */
export function dropDatabase(url: string): Promise<void> {
  return onServer(url, (client) => drop(client, nameOf(url)));
}

/** Throws a database away, whoever may be using it. */
export async function drop(client: Client, name: string): Promise<void> {
  const statement = `drop database if exists ${escapeIdentifier(name)}`;
  for (;;) {
    if (await isDone(client, `${statement} with (force)`, notAllowed)) return;
    // Nobody but a superuser may force an autovacuum out. Without force PostgreSQL does it itself.
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = $1 and backend_type = 'client backend'`,
      [name],
    );
    if (await isDone(client, statement, inUse)) return;
  }
}

/** Whether a statement went through, or was refused for the one reason that is expected. */
export async function isDone(client: Client, sql: string, expected: string): Promise<boolean> {
  try {
    await client.query(sql);
    return true;
  } catch (error) {
    if ((error as DatabaseError).code === expected) return false;
    throw error;
  }
}

/**
 * Keeps the database of this address for the caller until the returned function is called or the process ends.
 * Refuses when another process has it.
 */
export async function claimDatabase(url: string): Promise<() => Promise<void>> {
  const name = nameOf(url);
  const mark = `${name} kept by `;
  const client = await connectToServer(url, `${mark}pid ${process.pid} on ${hostname()}`);
  const { rows } = await client.query<{ isOurs: boolean; keeper: string | null }>(
    `select pg_try_advisory_lock(hashtext($1)) as "isOurs",
       (select min(application_name) from pg_stat_activity
        where starts_with(application_name, $2) and pid <> pg_backend_pid()) as keeper`,
    [name, mark],
  );
  if (rows[0]?.isOurs) return () => client.end();
  await client.end();
  const keeper = rows[0]?.keeper?.slice(mark.length) ?? 'another process';
  throw new Refusal(`The database ${name} is in use by ${keeper}: end that one first.`);
}

/** A database cannot be made or thrown away from within itself, but from one that is always there. */
export async function onServer(url: string, work: (client: Client) => Promise<unknown>) {
  const client = await connectToServer(url);
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function connectToServer(url: string, applicationName?: string): Promise<Client> {
  const server = new URL(url);
  server.pathname = entranceOf(server);
  const client = new Client({
    connectionString: server.href,
    ...(applicationName && { application_name: applicationName }),
  });
  // A server that is restarted ends the connection; without a listener that would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    throw new Refusal(
      `PostgreSQL at ${server.host} cannot be reached as ${server.username} (${message || code}): ` +
        'start it, or say in DATABASE_SERVER which server and role to use.',
      { cause: error },
    );
  }
  return client;
}

/** The database that DATABASE_SERVER names, if it is that server; it is entered, never changed. */
function entranceOf({ host }: URL): string {
  const usual = [readDatabaseServer(), readDurableDatabaseServer()]
    .map((server) => new URL(server))
    .find((server) => server.host === host);
  return usual?.pathname.slice(1) || 'postgres';
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}
