import { randomUUID } from 'node:crypto';
import { escapeIdentifier, escapeLiteral, type Client } from 'pg';
import { inject } from 'vitest';
import { toAppRoleUrl } from '@kongres/tools/lib/app-role';
import { createDatabase, dropDatabase, withServerClient } from '@kongres/tools/dev/stack/database';
import { createMigrationSteps } from '../src/main/migration-steps.ts';
import { revokeTemporary } from '../src/platform/db/grant-rights.ts';
import { migrateDatabase } from '../src/platform/db/migrate.ts';
import { registerCleanup } from './register-cleanup.ts';
import { databaseServer } from './config.ts';

function runOnTestServer(work: (client: Client) => Promise<unknown>, server = databaseServer) {
  return withServerClient(server, work);
}

/** Dropped when the test or its file ends. */
export async function createEmptyDatabase(server = databaseServer): Promise<string> {
  const url = createDatabaseUrl(server);
  await createDatabase(url, { isNew: true });
  return url;
}

export interface MigrationOptions {
  server?: string;
  /** Divides the retry delays of the queues. */
  delayDivisor?: number;
}

/**
 * Copies the run's template database, which is much faster than migrating; with options it migrates a new one.
 * Dropped when the test or its file ends.
 */
export async function createTestDatabase(migration?: MigrationOptions) {
  const ownerUrl = migration
    ? await createMigratedDatabase(migration)
    : await copyTemplateDatabase();
  return { ownerUrl, databaseUrl: toAppRoleUrl(ownerUrl) };
}

async function createMigratedDatabase({
  server = databaseServer,
  delayDivisor = 1,
}: MigrationOptions) {
  const ownerUrl = await createEmptyDatabase(server);
  await migrateAsOwner(ownerUrl, delayDivisor);
  return ownerUrl;
}

async function migrateAsOwner(ownerUrl: string, delayDivisor: number): Promise<void> {
  const databaseUrl = toAppRoleUrl(ownerUrl);
  await migrateDatabase({ ownerUrl, databaseUrl }, createMigrationSteps({ hurry: delayDivisor }));
  await adoptAppRole(databaseUrl, ownerUrl);
}

async function copyTemplateDatabase(): Promise<string> {
  const template = inject('templateDatabase');
  const ownerUrl = createDatabaseUrl(databaseServer);
  const name = escapeIdentifier(new URL(ownerUrl).pathname.slice(1));
  await runOnTestServer(async (client) => {
    await ensureTemplateDatabase(client, template);
    await client.query(`create database ${name} template ${escapeIdentifier(template)}`);
    // Rights on the database itself are not copied.
    await client.query(revokeTemporary(name));
  });
  return ownerUrl;
}

/** Created by the first caller of the run; complete once it no longer allows connections. */
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

/** Registers dropping the database when the test or its file ends. */
function createDatabaseUrl(server: string): string {
  const url = new URL(server);
  url.pathname = `/kongres_test_${randomUUID().replaceAll('-', '')}`;
  registerCleanup(() => dropDatabase(url.href));
  return url.href;
}

/**
 * The role may exist with another password. An owner without superuser rights must be its member to see and
 * terminate its sessions.
 */
async function adoptAppRole(databaseUrl: string, server: string): Promise<void> {
  const { username, password } = new URL(databaseUrl);
  const [name, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  const role = escapeIdentifier(name);
  await runOnTestServer(async (client) => {
    // Serialises with other test files.
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
