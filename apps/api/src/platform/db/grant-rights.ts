import { Client, escapeIdentifier, escapeLiteral } from 'pg';

/** Other tables are only deleted from by retention functions, which check their rules themselves. */
const deletableTables = [
  'rate_limit',
  'used_proof',
  'footer_draft',
  'order_search',
  'room_seat',
  'room_chat_message',
  'question_vote',
  'chat_mute',
  'attendee_schedule',
  'attendance',
  'certificate',
  'praktyk_grant',
  'workshop_booking',
  'recording',
  'material',
  'playback_position',
  'session_stream',
  'staff_invitation',
  'staff_passkey',
  'staff_session',
  'staff_challenge',
  'order_note',
  'announcement_recipient',
  'announcement_test_email',
];
const insertOnlyTables = [
  'stripe_event',
  'staff_invitation',
  'staff_challenge',
  'order_note',
  'announcement_text',
  'announcement_recipient',
];
const updatableColumns = {
  incident: ['details', 'opened_at', 'emailed_at', 'resolved_at'],
  contact_message: ['state'],
  contact_reply: ['sent_at', 'failed_at', 'failure'],
  staff_member: ['role', 'deactivated_at', 'email'],
  staff_passkey: ['counter', 'last_used_at'],
  staff_session: ['last_seen_at'],
  announcement: ['state', 'revision', 'draft', 'audience', 'send_at', 'request_id', 'changed_at'],
  reminder: ['is_on'],
  ticket_price: ['withdrawn_at'],
};
/** Written by triggers and by the migration. */
const readOnlyTables = ['audit_log', 'audit_log_value', 'retention'];

/**
 * Grants the role of API, worker and commands the rights to read and write rows, but not to change the schema or
 * to delete sales and audit entries. Runs after every migration, because new tables have no rights.
 */
export async function grantRights(ownerUrl: string, databaseUrl: string): Promise<void> {
  const { username, password } = new URL(databaseUrl);
  const [name, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  const role = escapeIdentifier(name);
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('begin');
    // Concurrent grants on the same objects fail.
    await client.query("select pg_advisory_xact_lock(hashtext('grant rights'))");
    const { rows } = await client.query<{ owner: string; database: string }>(
      'select current_user as owner, current_database() as database',
    );
    const { owner = '', database = '' } = rows[0] ?? {};
    if (owner === name) {
      throw new Error('DATABASE_URL names the role that owns the tables: it must be another one');
    }
    // Roles are global to the server, where another database may create the same role concurrently.
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
       grant delete on ${deletableTables.join()} to ${role};
       revoke update on ${insertOnlyTables.join()} from ${role};
       ${Object.entries(updatableColumns)
         .map(
           ([table, columns]) =>
             `revoke update on ${table} from ${role};
              grant update (${columns.join()}) on ${table} to ${role};`,
         )
         .join('\n')}
       revoke insert, update on ${readOnlyTables.join()} from ${role};
       revoke all on migration from ${role};
       revoke execute on all functions in schema public from public;
       grant execute on all functions in schema public to ${role}`,
    );
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** A property of the database, which copies of it do not inherit. */
export function revokeTemporary(database: string): string {
  return `revoke temporary on database ${database} from public`;
}
