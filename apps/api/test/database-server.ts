import { randomUUID } from 'node:crypto';
import { escapeIdentifier, escapeLiteral, type Client } from 'pg';
import { asAppRole } from '@kongres/tools/stack/app-role';
import { createDatabase, dropDatabase, onServer } from '@kongres/tools/stack/database';
import { migrate } from '../src/schema/migrate.ts';
import { afterwards } from './afterwards.ts';
import { databaseServer } from './config.ts';

/** Outside of any test's database. */
export function onTestServer(work: (client: Client) => Promise<unknown>, server = databaseServer) {
  return onServer(server, work);
}

/** A database without a table, gone when the test or its file ends. */
export async function createEmptyDatabase(server = databaseServer): Promise<string> {
  const url = new URL(server);
  url.pathname = `/kongres_test_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(url.href, { isNew: true });
  afterwards(() => dropDatabase(url.href));
  return url.href;
}

/** A migrated database, gone when the test or its file ends. */
export async function createTestDatabase(server = databaseServer, hurry = 1) {
  const ownerUrl = await createEmptyDatabase(server);
  const databaseUrl = asAppRole(ownerUrl);
  await migrate({ ownerUrl, databaseUrl }, { hurry });
  await adoptRole(databaseUrl, server);
  return { ownerUrl, databaseUrl };
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
