import { randomUUID } from 'node:crypto';
import { escapeIdentifier, escapeLiteral, type Client } from 'pg';
import { inject } from 'vitest';
import { asAppRole } from '@kongres/tools/lib/app-role';
import { createDatabase, dropDatabase, onServer } from '@kongres/tools/dev/stack/database';
import { migrationSteps } from '../src/main/migration-steps.ts';
import { revokeTemporary } from '../src/platform/db/grant-rights.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { afterwards } from './afterwards.ts';
import { databaseServer } from './config.ts';

/** Outside of any test's database. */
function onTestServer(work: (client: Client) => Promise<unknown>, server = databaseServer) {
  return onServer(server, work);
}

/** A database without a table, gone when the test or its file ends. */
export async function createEmptyDatabase(server = databaseServer): Promise<string> {
  const url = newDatabaseUrl(server);
  await createDatabase(url, { isNew: true });
  return url;
}

export interface MigrationOptions {
  server?: string;
  /** Divides the delays of the queues. */
  hurry?: number;
}

/**
 * A migrated database, gone when the test or its file ends. It is a copy of the run's template, which is
 * much faster; with options the migrations run on this very database.
 */
export async function createTestDatabase(migration?: MigrationOptions) {
  const ownerUrl = migration
    ? await createMigratedDatabase(migration)
    : await copyTemplateDatabase();
  return { ownerUrl, databaseUrl: asAppRole(ownerUrl) };
}

async function createMigratedDatabase({ server = databaseServer, hurry = 1 }: MigrationOptions) {
  const ownerUrl = await createEmptyDatabase(server);
  await migrateAsOwner(ownerUrl, hurry);
  return ownerUrl;
}

async function migrateAsOwner(ownerUrl: string, hurry: number): Promise<void> {
  const databaseUrl = asAppRole(ownerUrl);
  await migrate({ ownerUrl, databaseUrl }, migrationSteps({ hurry }));
  await adoptRole(databaseUrl, ownerUrl);
}

async function copyTemplateDatabase(): Promise<string> {
  const template = inject('templateDatabase');
  const ownerUrl = newDatabaseUrl(databaseServer);
  const name = escapeIdentifier(new URL(ownerUrl).pathname.slice(1));
  await onTestServer(async (client) => {
    await ensureTemplateDatabase(client, template);
    await client.query(`create database ${name} template ${escapeIdentifier(template)}`);
    // Rights on the database itself are not copied.
    await client.query(revokeTemporary(name));
  });
  return ownerUrl;
}

/** The first caller of the run creates it; it is complete once nobody may connect to it. */
async function ensureTemplateDatabase(client: Client, name: string): Promise<void> {
  const isComplete = async () => {
    const { rowCount } = await client.query(
      'select from pg_database where datname = $1 and not datallowconn',
      [name],
    );
    return rowCount === 1;
  };
  if (await isComplete()) return;
  await client.query('select pg_advisory_lock(hashtext($1))', [name]);
  if (!(await isComplete())) {
    const url = new URL(databaseServer);
    url.pathname = name;
    await createDatabase(url.href, { isNew: true });
    await migrateAsOwner(url.href, 1);
    await client.query(`alter database ${escapeIdentifier(name)} allow_connections false`);
  }
  await client.query('select pg_advisory_unlock(hashtext($1))', [name]);
}

/** The database of this address is dropped when the test or its file ends. */
function newDatabaseUrl(server: string): string {
  const url = new URL(server);
  url.pathname = `/kongres_test_${randomUUID().replaceAll('-', '')}`;
  afterwards(() => dropDatabase(url.href));
  return url.href;
}

/**
 * The product's role may be an older one with another password. An owner that is no superuser sees what
 * its sessions do, and may end them, only as a member.
 */
async function adoptRole(databaseUrl: string, server: string): Promise<void> {
  const { username, password } = new URL(databaseUrl);
  const [name, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  const role = escapeIdentifier(name);
  await onTestServer(async (client) => {
    // Other test files may be doing the same.
    await client.query("begin; select pg_advisory_xact_lock(hashtext('adopt role'))");
    if (secret) await client.query(`alter role ${role} password ${escapeLiteral(secret)}`);
    await client.query(
      `do $$ begin
         if not pg_has_role(${escapeLiteral(name)}, 'usage') then grant ${role} to current_user; end if;
       end $$`,
    );
    await client.query('commit');
  }, server);
}
