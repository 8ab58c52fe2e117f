import { expect, test } from 'vitest';
import type { Me } from '@kongres/contract/desk/settings/people';
import { deskOf } from '../../../../test/desk.ts';
import { organiserOf } from '../../../../test/run-organiser.ts';
import { startTestApi } from '../../../../test/test-api.ts';
import { testEnvironment } from '../../../../test/test-shop.ts';
import { keepPromises } from '../../privacy/keep-promises.ts';

const shop = await startTestApi();
const { pool, databaseUrl } = shop;
const desk = deskOf(shop);
const organise = organiserOf(testEnvironment(databaseUrl));
const owner = await desk.signedInAs('owner');

const answerOf = async <Answer>(answer: Response) => (await answer.json()) as Answer;

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
  for (const id of [owner.passkey, 'unknown']) {
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

test.each([
  { id: '\0', response: {} },
  { id: 'a', response: { transports: null } },
  { id: "' or true --", response: {} },
  { id: 'a', response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA', transports: ['\0'] } },
  { id: '', response: {} },
])('nonsense instead of a passkey is refused, never a failure: %o', async (credential) => {
  for (const call of ['signIn', 'passkeyAdd'] as const) {
    const answer = await desk.call(call, { cookie: owner.cookie, body: { credential } });
    expect([403, 422]).toContain(answer.status);
  }
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

  const lost = await desk.signedInAs('reader');
  await pool.query(
    "insert into desk_passkey (id, person, public_key, counter, transports) values ($1, $2, '', 0, '{}')",
    [`kept-${lost.id}`, lost.id],
  );
  await desk.call('passkeyRemove', { cookie: lost.cookie, body: { id: lost.passkey } });
  expect(await statusOf(lost.cookie)).toBe(401);

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

test('sessions that nobody can use any more are deleted', async () => {
  await desk.signedInAs('reader', new Date(Date.now() - 13 * 3_600_000));
  const round = keepPromises({ pool, now: () => new Date(), edition: shop.edition })[
    'desk-retention'
  ];
  expect(await round()).toMatch(/^[1-9]\d* sessions deleted, /);
  expect(await round()).toMatch(/^0 sessions deleted, /);
});
