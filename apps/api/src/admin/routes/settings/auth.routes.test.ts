import { expect, test } from 'vitest';
import type { CurrentUser } from '@kongres/contract/desk/settings/staff';
import { createDeskClient } from '../../../../test/desk-client.ts';
import { createOrganiserCli } from '../../../../test/organiser-cli.ts';
import { startTestApi } from '../../../../test/test-api.ts';
import { createTestEnvironment } from '../../../../test/test-shop.ts';
import { enforceRetention } from '../../privacy/enforce-retention.ts';

const shop = await startTestApi();
const { pool, databaseUrl } = shop;
const desk = createDeskClient(shop);
const runOrganiser = createOrganiserCli(createTestEnvironment(databaseUrl));
const owner = await desk.signInAs('owner');

const readJson = async <Answer>(answer: Response) => (await answer.json()) as Answer;

test('accepts an invitation link until it expires or is replaced', async () => {
  const { out } = await runOrganiser(['desk', 'invite', 'Marta Nowak', 'marta@example.com']);
  const link = new URL(out.trim());
  expect(link.origin).toBe(shop.config.deskOrigin);
  const token = link.hash.slice(1);
  const begun = await desk.call('openInvitation', { body: { token } });
  expect(await begun.json()).toMatchObject({
    name: 'Marta Nowak',
    role: 'owner',
    options: {
      rp: { id: 'desk.localhost' },
      authenticatorSelection: { userVerification: 'required' },
    },
  });
  const { rows } = await pool.query('select * from staff_invitation');
  expect(JSON.stringify(rows)).not.toContain(token);
  shop.moveClock(48 * 60 + 1);
  expect((await desk.call('openInvitation', { body: { token } })).status).toBe(410);
  shop.moveClock(0);
  await runOrganiser(['desk', 'link', 'MARTA@example.com']);
  expect((await desk.call('openInvitation', { body: { token } })).status).toBe(410);
  const again = await runOrganiser(['desk', 'invite', 'Marta', 'Marta@example.com']);
  expect(again.code).toBe(1);
});

test('rejects forged passkey responses', async () => {
  const { options } = await readJson<{ options: { challenge: string } }>(
    await desk.call('beginSignIn'),
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
])('rejects an invalid credential: %o', async (credential) => {
  for (const call of ['signIn', 'addPasskey'] as const) {
    const answer = await desk.call(call, { cookie: owner.cookie, body: { credential } });
    expect([403, 422]).toContain(answer.status);
  }
});

test('ends a session on removal, after one idle hour and after twelve hours', async () => {
  const statusOf = async (cookie: string) => (await desk.call('getMe', { cookie })).status;
  const one = await desk.signInAs('sales');
  expect(await statusOf(one.cookie)).toBe(200);
  const { sessions } = await readJson<CurrentUser>(
    await desk.call('getMe', { cookie: one.cookie }),
  );
  expect(sessions).toMatchObject([{ browser: 'a test', isCurrent: true }]);
  await desk.call('endSession', { cookie: one.cookie, body: { id: sessions[0]?.id } });
  expect(await statusOf(one.cookie)).toBe(401);

  const two = await desk.signInAs('editor');
  await desk.callConfirmed('deactivateStaffMember', { cookie: owner.cookie, body: { id: two.id } });
  expect(await statusOf(two.cookie)).toBe(401);

  const lost = await desk.signInAs('reader');
  await pool.query(
    "insert into staff_passkey (id, staff_id, public_key, counter, transports) values ($1, $2, '', 0, '{}')",
    [`kept-${lost.id}`, lost.id],
  );
  await desk.call('removePasskey', { cookie: lost.cookie, body: { id: lost.passkey } });
  expect(await statusOf(lost.cookie)).toBe(401);

  const three = await desk.signInAs('host');
  shop.moveClock(61);
  expect(await statusOf(three.cookie)).toBe(401);
  // Used every 30 minutes, it lasts until the absolute limit.
  for (let minutes = 30; minutes < 12 * 60; minutes += 30) {
    shop.moveClock(minutes);
    if (minutes === 30)
      await pool.query('update staff_session set last_seen_at = now() + $1::interval', [
        '30 minutes',
      ]);
    expect(await statusOf(three.cookie)).toBe(200);
  }
  shop.moveClock(12 * 60 + 1);
  expect(await statusOf(three.cookie)).toBe(401);
  shop.moveClock(0);

  const four = await desk.signInAs('reader');
  const left = await desk.call('signOut', { cookie: four.cookie });
  expect(left.headers.get('set-cookie')).toMatch(/^desk=;.*HttpOnly; SameSite=Strict/);
  expect(await statusOf(four.cookie)).toBe(401);
});

test('denies ending sessions of others and removing the last passkey', async () => {
  const [one, other] = [await desk.signInAs('sales'), await desk.signInAs('sales')];
  const { sessions } = await readJson<CurrentUser>(
    await desk.call('getMe', { cookie: other.cookie }),
  );
  const ended = await desk.call('endSession', {
    cookie: one.cookie,
    body: { id: sessions[0]?.id },
  });
  expect(ended.status).toBe(404);
  const foreign = await desk.call('removePasskey', {
    cookie: one.cookie,
    body: { id: other.passkey },
  });
  expect(foreign.status).toBe(404);
  const own = await desk.call('removePasskey', { cookie: one.cookie, body: { id: one.passkey } });
  expect(await own.json()).toMatchObject({ status: 409, code: 'last_passkey' });
});

test('deletes expired sessions', async () => {
  await desk.signInAs('reader', new Date(Date.now() - 13 * 3_600_000));
  const round = enforceRetention({ pool, now: () => new Date(), edition: shop.edition })[
    'desk-session-retention'
  ];
  expect(await round()).toMatch(/^[1-9]\d* sessions deleted, /);
  expect(await round()).toMatch(/^0 sessions deleted, /);
});
