import { Client, escapeIdentifier, escapeLiteral } from 'pg';

/**
 * Tables whose rows the product throws away itself. What is in no list is never deleted but by the
 * functions of the privacy rules, which check the rule themselves.
 */
const erasable = [
  'rate_limit',
  'contact_proof',
  'footer_draft',
  'order_search',
  'visit',
  'room_message',
  'question_vote',
  'muted_order',
  'ticket_week',
  'attendance',
  'certificate',
  'praktyk_grant',
  'workshop_place',
  'recording',
  'material',
  'watched',
  'session_source',
  'desk_invitation',
  'desk_passkey',
  'desk_session',
  'desk_challenge',
  'order_note',
  'announcement_person',
  'announcement_trial',
];
/** Written once. */
const unchanging = [
  'stripe_event',
  'desk_invitation',
  'desk_challenge',
  'order_note',
  'announcement_text',
  'announcement_person',
];
/** Written once but for these columns. */
const hardlyChanging = {
  alarm: ['facts', 'raised_at', 'mailed_at', 'settled_at'],
  contact_message: ['state'],
  contact_answer: ['sent_at', 'failed_at', 'failure'],
  desk_person: ['role', 'ended_at', 'email'],
  desk_passkey: ['counter', 'used_at'],
  desk_session: ['seen_at'],
  announcement: ['state', 'revision', 'draft', 'audience', 'send_at', 'request', 'changed_at'],
  reminder: ['is_on'],
  ticket_price: ['withdrawn_at'],
};
/** Written by triggers and by the migration. */
const onlyRead = ['journal', 'journal_value', 'retention'];

/**
 * Lets the role that API, worker and organiser connect with read and write rows, and nothing else:
 * whoever takes over a process of ours can neither change what the tables are nor erase what was sold
 * and who did what. Run by the owner after every
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
       ${revokeTemporary(escapeIdentifier(database))};
       grant usage on schema public, pgboss to ${role};
       grant select, insert, update, delete on all tables in schema pgboss to ${role};
       revoke all on all tables in schema public from ${role};
       grant select, insert, update on all tables in schema public to ${role};
       grant delete on ${erasable.join()} to ${role};
       revoke update on ${unchanging.join()} from ${role};
       ${Object.entries(hardlyChanging)
         .map(
           ([table, columns]) =>
             `revoke update on ${table} from ${role};
              grant update (${columns.join()}) on ${table} to ${role};`,
         )
         .join('\n')}
       revoke insert, update on ${onlyRead.join()} from ${role};
       revoke all on migration from ${role};
       revoke execute on all functions in schema public from public;
       grant execute on all functions in schema public to ${role}`,
    );
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** Belongs to the database itself, so a copy of the database lacks it. */
export function revokeTemporary(database: string): string {
  return `revoke temporary on database ${database} from public`;
}
