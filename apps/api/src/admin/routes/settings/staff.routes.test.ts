import { expect, test } from 'vitest';
import type { AuditLogResponse } from '@kongres/contract/desk/settings/audit-log';
import type { StaffMember } from '@kongres/contract/desk/settings/staff';
import { createDeskClient } from '../../../../test/desk-client.ts';
import { insertSoldTicket } from '../../../../test/orders/sold-tickets.ts';
import { createOrganiserCli } from '../../../../test/organiser-cli.ts';
import { startTestApi } from '../../../../test/test-api.ts';
import { countBlockedStatements, createTestEnvironment } from '../../../../test/test-shop.ts';
import { erasePerson } from '../../privacy/erase-person.ts';

const shop = await startTestApi();
const { pool, owner: databaseOwner, databaseUrl } = shop;
const desk = createDeskClient(shop);
const runOrganiser = createOrganiserCli(createTestEnvironment(databaseUrl));
const owner = await desk.signInAs('owner');

const readJson = async <Answer>(answer: Response) => (await answer.json()) as Answer;
const listActions = async (query = '') =>
  (
    await readJson<AuditLogResponse>(
      await desk.call('listAuditLog', { cookie: owner.cookie, query }),
    )
  ).actions;

test.each(['', ' ', 'a\nb', 'a\u202eb', '\u200b', 'a\0', 'x'.repeat(121)])(
  'rejects the name %j',
  async (name) => {
    const body = { name, email: 'name@example.com', role: 'reader' };
    const answer = await desk.call('inviteStaffMember', { cookie: owner.cookie, body });
    expect(answer.status).toBe(422);
  },
);

test('rejects a call whose caller was removed meanwhile', async () => {
  const rogue = await desk.signInAs('owner');
  const friend = await desk.signInAs('reader');
  const body = { id: friend.id, role: 'owner' };
  const asked = await desk.call('changeStaffRole', { cookie: rogue.cookie, body });
  const { confirmation } = (await asked.json()) as { confirmation: string };
  const tx = await pool.connect();
  await tx.query('begin');
  await tx.query("select pg_advisory_xact_lock(hashtext('staff members'))");
  const late = desk.call('changeStaffRole', {
    cookie: rogue.cookie,
    body,
    headers: { 'X-Confirmation': confirmation },
  });
  await expect.poll(() => countBlockedStatements(databaseOwner)).toBeGreaterThan(0);
  await tx.query('update staff_member set deactivated_at = now(), email = null where id = $1', [
    rogue.id,
  ]);
  await tx.query('commit');
  tx.release();
  expect(await (await late).json()).toMatchObject({ status: 401, code: 'signed_out' });
  const { rows } = await pool.query('select role from staff_member where id = $1', [friend.id]);
  expect(rows).toEqual([{ role: 'reader' }]);
});

test('denies the API role changes to sessions, invitations and passkeys', async () => {
  for (const change of [
    'update staff_session set staff_id = staff_id',
    'update staff_session set token_hash = token_hash',
    'update staff_invitation set expires_at = now()',
    'update staff_passkey set staff_id = staff_id',
    'update staff_passkey set public_key = public_key',
    "update staff_member set name = 'other'",
    'update staff_challenge set staff_id = null',
    'delete from staff_member',
    "select record_requested_action('order_state_changed', 1)",
  ]) {
    await expect(pool.query(change)).rejects.toThrow(/permission denied|unknown audit log action/);
  }
});

test('keeps the last owner, also with concurrent removals', async () => {
  await runOrganiser(['desk', 'invite', 'Not yet', 'not-yet@example.com']);
  const { rows } = await pool.query<{ id: string }>(
    "select id from staff_member where role = 'owner' and id <> $1 and deactivated_at is null",
    [owner.id],
  );
  // An owner who never signed in does not count.
  expect(rows.length).toBeGreaterThan(0);
  for (const [call, body] of [
    ['deactivateStaffMember', { id: owner.id }],
    ['changeStaffRole', { id: owner.id, role: 'reader' }],
  ] as const) {
    const refused = await desk.callConfirmed(call, { cookie: owner.cookie, body });
    expect(await refused.json()).toMatchObject({ status: 409, code: 'last_owner' });
  }
  const other = await desk.signInAs('owner');
  const both = await Promise.all([
    desk.callConfirmed('deactivateStaffMember', { cookie: owner.cookie, body: { id: other.id } }),
    desk.callConfirmed('changeStaffRole', {
      cookie: other.cookie,
      body: { id: owner.id, role: 'sales' },
    }),
  ]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  await databaseOwner.query("update staff_member set role = 'owner' where id = $1", [owner.id]);
});

test('applies role changes to open sessions', async () => {
  const one = await desk.signInAs('owner');
  expect((await desk.call('listStaff', { cookie: one.cookie })).status).toBe(200);
  await desk.callConfirmed('changeStaffRole', {
    cookie: owner.cookie,
    body: { id: one.id, role: 'reader' },
  });
  expect((await desk.call('listStaff', { cookie: one.cookie })).status).toBe(403);
});

test('records actor and request, and denies changes to the audit log', async () => {
  const { id } = await desk.signInAs('reader');
  const body = { id, role: 'host' };
  const done = await desk.callConfirmed('changeStaffRole', { cookie: owner.cookie, body });
  expect(done.status).toBe(200);
  const action = (await listActions()).find(
    ({ details }) => details['staff_member'] === 'Someone reader' && details['to'] === 'host',
  );
  expect(action).toMatchObject({
    actor: 'Someone owner',
    action: 'staff_role_changed',
    details: { from: 'reader', to: 'host' },
  });
  expect(action?.requestId).toMatch(/./);
  for (const table of ['audit_log', 'audit_log_value']) {
    for (const sql of [`delete from ${table}`, `insert into ${table} default values`]) {
      await expect(pool.query(sql)).rejects.toThrow(/permission denied|cannot be changed/);
    }
  }
  await expect(pool.query("update audit_log set actor = 'x'")).rejects.toThrow(/permission denied/);
});

test('records the right actor on reused connections', async () => {
  const [one, other] = [await desk.signInAs('owner'), await desk.signInAs('owner')];
  const { id } = await desk.signInAs('reader');
  const roles = ['host', 'sales', 'editor', 'host', 'sales', 'editor'];
  for (const [index, role] of roles.entries()) {
    const { cookie } = index % 2 ? one : other;
    await desk.callConfirmed('changeStaffRole', { cookie, body: { id, role } });
  }
  const { rows } = await pool.query<{ actor: string }>(
    "select actor from audit_log where action = 'staff_role_changed' and details ->> 'staff_member' = $1 order by id",
    [id],
  );
  expect(rows.map(({ actor }) => actor)).toEqual(
    roles.map((_role, index) => `desk ${index % 2 ? one.id : other.id}`),
  );
});

test('shows corrected values until the person is erased by any of their addresses', async () => {
  for (const forgotten of ['old@example.com', 'new@example.com']) {
    const { number } = await insertSoldTicket(pool, { email: 'old@example.com' });
    await pool.query("update orders set email = 'new@example.com' where number = $1", [number]);
    const query = `?order=${number}`;
    const corrected = async () =>
      (await listActions(query)).find(({ action }) => action === 'order_email_corrected');
    expect(await corrected()).toMatchObject({
      before: { email: 'old@example.com' },
      after: { email: 'new@example.com' },
    });
    // Through the command, which asks for confirmation.
    const { out } = await runOrganiser(['erase', forgotten, '--yes']);
    expect(out).toContain('Erased');
    expect(await corrected()).toMatchObject({ before: null, after: null });
    await erasePerson(pool, 'new@example.com');
  }
});

test('lists former staff with name but without address', async () => {
  const gone = await desk.signInAs('host');
  await desk.callConfirmed('deactivateStaffMember', {
    cookie: owner.cookie,
    body: { id: gone.id },
  });
  const { staff } = await readJson<{ staff: StaffMember[] }>(
    await desk.call('listStaff', { cookie: owner.cookie }),
  );
  expect(staff.find(({ id }) => id === gone.id)).toMatchObject({
    name: 'Someone host',
    email: null,
    passkeys: 0,
  });
});
