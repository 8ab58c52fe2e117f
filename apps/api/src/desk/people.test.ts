import { expect, test } from 'vitest';
import type { JournalPage } from '@kongres/contract/desk/journal';
import type { DeskPerson, Me } from '@kongres/contract/desk/people';
import { deskOf } from '../../test/desk.ts';
import { insertSold } from '../../test/orders/sold-tickets.ts';
import { organiserOf } from '../../test/run-organiser.ts';
import { startTestApi } from '../../test/test-api.ts';
import { testEnvironment } from '../../test/test-shop.ts';
import { forgetPerson } from '../privacy/forget-person.ts';
import { keepPromises } from '../privacy/keep-promises.ts';

const shop = await startTestApi();
const { pool, owner: databaseOwner, databaseUrl } = shop;
const desk = deskOf(shop);
const organise = organiserOf(testEnvironment(databaseUrl));
const owner = await desk.signedInAs('owner');

const answerOf = async <Answer>(answer: Response) => (await answer.json()) as Answer;
const deedsOf = async (query = '') =>
  (await answerOf<JournalPage>(await desk.call('journal', { cookie: owner.cookie, query }))).deeds;

test('a link of the command lets its person begin, once it is used no more, and not after two days', async () => {
  const { out } = await organise(['desk', 'invite', 'Marta Nowak', 'marta@example.com']);
  const link = new URL(out.trim());
  expect(link.origin).toBe(shop.config.deskOrigin);
  const token = link.hash.slice(1);
  const begun = await desk.call('joinBegin', { body: { token } });
  expect(await begun.json()).toMatchObject({
    name: 'Marta Nowak',
    role: 'owner',
    options: {
      rp: { id: 'desk.localhost' },
      authenticatorSelection: { userVerification: 'required' },
    },
  });
  // The link stands nowhere in the database.
  const { rows } = await pool.query('select * from desk_invitation');
  expect(JSON.stringify(rows)).not.toContain(token);
  shop.moveClock(48 * 60 + 1);
  expect((await desk.call('joinBegin', { body: { token } })).status).toBe(410);
  shop.moveClock(0);
  // A newer one ends the older.
  await organise(['desk', 'link', 'MARTA@example.com']);
  expect((await desk.call('joinBegin', { body: { token } })).status).toBe(410);
  const again = await organise(['desk', 'invite', 'Marta', 'Marta@example.com']);
  expect(again.code).toBe(1);
});

test('what is no passkey opens nothing, whatever it looks like', async () => {
  const { options } = await answerOf<{ options: { challenge: string } }>(
    await desk.call('signInBegin'),
  );
  const clientDataJSON = Buffer.from(
    JSON.stringify({
      type: 'webauthn.get',
      challenge: options.challenge,
      origin: shop.config.deskOrigin,
    }),
  ).toString('base64url');
  for (const id of [owner.passkey, 'unknown', "' or true --"]) {
    const credential = {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData: 'AAAA', signature: 'AAAA' },
    };
    const answer = await desk.call('signIn', { body: { credential } });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
});

test('the last owner stays: neither ended nor made less, also not by two owners at once', async () => {
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

test('a cookie ends with its session, its passkey, its person, after an hour unused and after twelve hours', async () => {
  const statusOf = async (cookie: string) => (await desk.call('me', { cookie })).status;
  const one = await desk.signedInAs('sales');
  expect(await statusOf(one.cookie)).toBe(200);
  const { sessions } = await answerOf<Me>(await desk.call('me', { cookie: one.cookie }));
  expect(sessions).toMatchObject([{ browser: 'a test', isThis: true }]);
  await desk.call('sessionEnd', { cookie: one.cookie, body: { id: sessions[0]?.id } });
  expect(await statusOf(one.cookie)).toBe(401);

  const two = await desk.signedInAs('editor');
  await desk.act('personEnd', { cookie: owner.cookie, body: { id: two.id } });
  expect(await statusOf(two.cookie)).toBe(401);

  const three = await desk.signedInAs('host');
  shop.moveClock(61);
  expect(await statusOf(three.cookie)).toBe(401);
  // Used every half hour it lives on, but not for ever.
  for (let minutes = 30; minutes < 12 * 60; minutes += 30) {
    shop.moveClock(minutes);
    if (minutes === 30)
      await pool.query('update desk_session set seen_at = now() + $1::interval', ['30 minutes']);
    expect(await statusOf(three.cookie)).toBe(200);
  }
  shop.moveClock(12 * 60 + 1);
  expect(await statusOf(three.cookie)).toBe(401);
  shop.moveClock(0);

  const four = await desk.signedInAs('reader');
  const left = await desk.call('signOut', { cookie: four.cookie });
  expect(left.headers.get('set-cookie')).toMatch(/^desk=;.*HttpOnly; SameSite=Strict/);
  expect(await statusOf(four.cookie)).toBe(401);
});

test('nobody ends the session or the last passkey of another, nor their own last one', async () => {
  const [one, other] = [await desk.signedInAs('sales'), await desk.signedInAs('sales')];
  const { sessions } = await answerOf<Me>(await desk.call('me', { cookie: other.cookie }));
  const ended = await desk.call('sessionEnd', {
    cookie: one.cookie,
    body: { id: sessions[0]?.id },
  });
  expect(ended.status).toBe(404);
  const foreign = await desk.call('passkeyRemove', {
    cookie: one.cookie,
    body: { id: other.passkey },
  });
  expect(foreign.status).toBe(404);
  const own = await desk.call('passkeyRemove', { cookie: one.cookie, body: { id: one.passkey } });
  expect(await own.json()).toMatchObject({ status: 409, code: 'last_passkey' });
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
  const { out } = await organise(['journal', '--limit', '5']);
  expect(out).toContain('desk Someone owner');
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
    await forgetPerson(pool, forgotten);
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

test('sessions that nobody can use any more are deleted', async () => {
  await desk.signedInAs('reader', new Date(Date.now() - 13 * 3_600_000));
  const round = keepPromises({ pool, now: () => new Date(), edition: shop.edition })[
    'desk-retention'
  ];
  expect(await round()).toMatch(/^[1-9]\d* sessions deleted$/);
  expect(await round()).toBe('0 sessions deleted');
});
