import { Client, escapeIdentifier, escapeLiteral } from 'pg';

/**
 * Lets the role that API, worker and organiser connect with read and write rows, and nothing else:
 * whoever takes over a process of ours cannot change what the tables are. Run by the owner after every
 * migration, because a new table starts without rights.
 */
export async function grantRights(ownerUrl: string, databaseUrl: string): Promise<void> {
  const { username, password } = new URL(databaseUrl);
  const [name, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  const role = escapeIdentifier(name);
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('begin');
    // Two that grant at once would trip over each other's changes.
    await client.query("select pg_advisory_xact_lock(hashtext('grant rights'))");
    const { rows } = await client.query<{ owner: string; database: string }>(
      'select current_user as owner, current_database() as database',
    );
    const { owner = '', database = '' } = rows[0] ?? {};
    if (owner === name) {
      throw new Error('DATABASE_URL names the role that owns the tables: it must be another one');
    }
    // Roles belong to the whole server, where another database may be making the same one right now.
    await client.query(
      `do $$ begin
         if not exists (select from pg_roles where rolname = ${escapeLiteral(name)}) then
           create role ${role} login ${secret && `password ${escapeLiteral(secret)}`};
         end if;
       exception when duplicate_object or unique_violation then null;
       end $$`,
    );
    await client.query(
      `revoke create on schema public from public;
       revoke temporary on database ${escapeIdentifier(database)} from public;
       grant usage on schema public, pgboss to ${role};
       grant select, insert, update, delete on all tables in schema public, pgboss to ${role};
       revoke all on migration from ${role}`,
    );
    await client.query('commit');
  } finally {
    await client.end();
  }
}
