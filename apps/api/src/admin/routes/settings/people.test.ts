import { expect, test } from 'vitest';
import type { JournalPage } from '@kongres/contract/desk/settings/journal';
import type { DeskPerson } from '@kongres/contract/desk/settings/people';
import { deskOf } from '../../../../test/desk.ts';
import { insertSold } from '../../../../test/orders/sold-tickets.ts';
import { organiserOf } from '../../../../test/run-organiser.ts';
import { startTestApi } from '../../../../test/test-api.ts';
import { countBlockedStatements, testEnvironment } from '../../../../test/test-shop.ts';
import { forgetPerson } from '../../privacy/forget-person.ts';

const shop = await startTestApi();
const { pool, owner: databaseOwner, databaseUrl } = shop;
const desk = deskOf(shop);
const organise = organiserOf(testEnvironment(databaseUrl));
const owner = await desk.signedInAs('owner');

const answerOf = async <Answer>(answer: Response) => (await answer.json()) as Answer;
const deedsOf = async (query = '') =>
  (await answerOf<JournalPage>(await desk.call('journal', { cookie: owner.cookie, query }))).deeds;

test.each(['', ' ', 'a\nb', 'a\u202eb', '\u200b', 'a\0', 'x'.repeat(121)])(
  'a name is a line that is seen: %j',
  async (name) => {
    const body = { name, email: 'name@example.com', role: 'reader' };
    const answer = await desk.call('personInvite', { cookie: owner.cookie, body });
    expect(answer.status).toBe(422);
  },
);

test('who was ended while a call was on its way does nothing any more', async () => {
  const rogue = await desk.signedInAs('owner');
  const friend = await desk.signedInAs('reader');
  const body = { id: friend.id, role: 'owner' };
  const asked = await desk.call('personRole', { cookie: rogue.cookie, body });
  const { confirmation } = (await asked.json()) as { confirmation: string };
  const tx = await pool.connect();
  await tx.query('begin');
  await tx.query("select pg_advisory_xact_lock(hashtext('people of the desk'))");
  const late = desk.call('personRole', {
    cookie: rogue.cookie,
    body,
    headers: { 'X-Confirmation': confirmation },
  });
  await expect.poll(() => countBlockedStatements(databaseOwner)).toBeGreaterThan(0);
  await tx.query('update desk_person set ended_at = now(), email = null where id = $1', [rogue.id]);
  await tx.query('commit');
  tx.release();
  expect(await (await late).json()).toMatchObject({ status: 401, code: 'signed_out' });
  const { rows } = await pool.query('select role from desk_person where id = $1', [friend.id]);
  expect(rows).toEqual([{ role: 'reader' }]);
});

test("the rights of the API make no session, link or passkey another person's", async () => {
  for (const change of [
    'update desk_session set person = person',
    'update desk_session set token_hash = token_hash',
    'update desk_invitation set ends_at = now()',
    'update desk_passkey set person = person',
    'update desk_passkey set public_key = public_key',
    "update desk_person set name = 'other'",
    'update desk_challenge set person = null',
    'delete from desk_person',
    "select note_wish('order_state', 1)",
  ]) {
    await expect(pool.query(change)).rejects.toThrow(/permission denied|the journal knows no/);
  }
});

test('the last owner stays: neither ended nor made less, also not by two owners at once', async () => {
  await organise(['desk', 'invite', 'Not yet', 'not-yet@example.com']);
  const { rows } = await pool.query<{ id: string }>(
    "select id from desk_person where role = 'owner' and id <> $1 and ended_at is null",
    [owner.id],
  );
  // Who has never come in cannot be the one who is left.
  expect(rows.length).toBeGreaterThan(0);
  for (const [call, body] of [
    ['personEnd', { id: owner.id }],
    ['personRole', { id: owner.id, role: 'reader' }],
  ] as const) {
    const refused = await desk.act(call, { cookie: owner.cookie, body });
    expect(await refused.json()).toMatchObject({ status: 409, code: 'last_owner' });
  }
  const other = await desk.signedInAs('owner');
  const both = await Promise.all([
    desk.act('personEnd', { cookie: owner.cookie, body: { id: other.id } }),
    desk.act('personRole', { cookie: other.cookie, body: { id: owner.id, role: 'sales' } }),
  ]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  await databaseOwner.query("update desk_person set role = 'owner' where id = $1", [owner.id]);
});

test('a role is what it is now, not what it was when the session began', async () => {
  const one = await desk.signedInAs('owner');
  expect((await desk.call('people', { cookie: one.cookie })).status).toBe(200);
  await desk.act('personRole', { cookie: owner.cookie, body: { id: one.id, role: 'reader' } });
  expect((await desk.call('people', { cookie: one.cookie })).status).toBe(403);
});

test('the journal names who did it and by which request, and can be changed by nobody', async () => {
  const { id } = await desk.signedInAs('reader');
  const body = { id, role: 'host' };
  const done = await desk.act('personRole', { cookie: owner.cookie, body });
  expect(done.status).toBe(200);
  const deed = (await deedsOf()).find(
    ({ facts }) => facts['person'] === 'Someone reader' && facts['to'] === 'host',
  );
  expect(deed).toMatchObject({
    actor: 'Someone owner',
    deed: 'role_changed',
    facts: { from: 'reader', to: 'host' },
  });
  expect(deed?.request).toMatch(/./);
  for (const table of ['journal', 'journal_value']) {
    for (const sql of [`delete from ${table}`, `insert into ${table} default values`]) {
      await expect(pool.query(sql)).rejects.toThrow(/permission denied|only ever added/);
    }
  }
  await expect(pool.query("update journal set actor = 'x'")).rejects.toThrow(/permission denied/);
});

test('a connection that one person had is told who the next one is', async () => {
  const [one, other] = [await desk.signedInAs('owner'), await desk.signedInAs('owner')];
  const { id } = await desk.signedInAs('reader');
  const roles = ['host', 'sales', 'editor', 'host', 'sales', 'editor'];
  for (const [index, role] of roles.entries()) {
    const { cookie } = index % 2 ? one : other;
    await desk.act('personRole', { cookie, body: { id, role } });
  }
  const { rows } = await pool.query<{ actor: string }>(
    "select actor from journal where deed = 'role_changed' and facts ->> 'person' = $1 order by id",
    [id],
  );
  expect(rows.map(({ actor }) => actor)).toEqual(
    roles.map((_role, index) => `desk ${index % 2 ? one.id : other.id}`),
  );
});

test('the journal shows what was corrected, until the person is forgotten by any address they had', async () => {
  for (const forgotten of ['old@example.com', 'new@example.com']) {
    const { number } = await insertSold(pool, { email: 'old@example.com' });
    await pool.query("update orders set email = 'new@example.com' where number = $1", [number]);
    const query = `?order=${number}`;
    const corrected = async () =>
      (await deedsOf(query)).find(({ deed }) => deed === 'address_corrected');
    expect(await corrected()).toMatchObject({
      before: { email: 'old@example.com' },
      after: { email: 'new@example.com' },
    });
    // By the command, which asks first whether anybody knows the address.
    const { out } = await organise(['forget', forgotten, '--yes']);
    expect(out).toContain('Forgotten');
    expect(await corrected()).toMatchObject({ before: null, after: null });
    await forgetPerson(pool, 'new@example.com');
  }
});

test('people are listed with who has left, who keeps a name and no address', async () => {
  const gone = await desk.signedInAs('host');
  await desk.act('personEnd', { cookie: owner.cookie, body: { id: gone.id } });
  const { people } = await answerOf<{ people: DeskPerson[] }>(
    await desk.call('people', { cookie: owner.cookie }),
  );
  expect(people.find(({ id }) => id === gone.id)).toMatchObject({
    name: 'Someone host',
    email: null,
    passkeys: 0,
  });
});
