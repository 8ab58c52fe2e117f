import { expect, test } from 'vitest';
import { lastDay } from '@kongres/content/facts/edition';
import {
  deskRoles,
  deskRoutes,
  canRoleCall,
  getHourlyLimit,
  getDeskRoute,
  type DeskCall,
} from '@kongres/contract/desk/routes';
import { createDeskClient } from '../../../test/desk-client.ts';
import { startTestApi } from '../../../test/test-api.ts';

const shop = await startTestApi();
const desk = createDeskClient(shop);
const calls = Object.keys(deskRoutes) as DeskCall[];
const guarded = calls.filter((call) => getDeskRoute(call).roles !== 'public');
const writing = calls.filter((call) => getDeskRoute(call).method === 'POST');

const people = Object.fromEntries(
  await Promise.all(
    deskRoles.map(async (role) => [role, (await desk.signInAs(role)).cookie] as const),
  ),
);

const readStatusAndCode = async (answer: Response) =>
  `${answer.status} ${((await answer.json()) as { code?: string }).code ?? ''}`;

test.each(guarded)('%s rejects requests without a valid session cookie', async (call) => {
  expect(await readStatusAndCode(await desk.call(call))).toBe('401 signed_out');
  const cookie = 'A'.repeat(43);
  expect(await readStatusAndCode(await desk.call(call, { cookie }))).toBe('401 signed_out');
});

const pairs = guarded.flatMap((call) => deskRoles.map((role) => [call, role] as const));

test.each(pairs)('%s enforces the role %s before reading the body', async (call, role) => {
  const cookie = people[role] ?? '';
  // Signing out would end the session used by the other cases.
  if (call === 'signOut') return expect(canRoleCall(role, call)).toBe(true);
  const answer = await desk.call(call, { cookie, body: { no: 'sense' } });
  if (canRoleCall(role, call)) expect([401, 403]).not.toContain(answer.status);
  else expect(await readStatusAndCode(answer)).toBe('403 not_allowed');
});

test.each(writing)('%s rejects requests from other origins', async (call) => {
  const cookie = people['owner'] ?? '';
  const foreignHeaders = [
    { Origin: 'https://elsewhere.example' },
    { Origin: 'null' },
    { Origin: shop.config.publicOrigin },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ];
  for (const headers of foreignHeaders) {
    expect(await readStatusAndCode(await desk.call(call, { cookie, headers }))).toBe(
      '403 not_allowed',
    );
  }
});

test.each(writing)(
  '%s rejects requests without an Origin header, and form submissions',
  async (call) => {
    const { path } = getDeskRoute(call);
    const Cookie = `desk=${people['owner'] ?? ''}`;
    const noOrigin = await fetch(shop.origin + path, { method: 'POST', headers: { Cookie } });
    expect(await readStatusAndCode(noOrigin)).toBe('403 not_allowed');
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      // A cross-site form submission, as if the browser sent the cookie.
      const headers = { Cookie, 'Content-Type': type, Origin: 'https://elsewhere.example' };
      const sent = await fetch(shop.origin + path, { method: 'POST', headers, body: '{"id":1}' });
      expect([type, await readStatusAndCode(sent)]).toEqual([type, '403 not_allowed']);
    }
  },
);

test.each(calls.filter((call) => getDeskRoute(call).method === 'GET'))(
  '%s rejects cross-site reads',
  async (call) => {
    for (const site of ['cross-site', 'same-site', 'none']) {
      const headers = { 'Sec-Fetch-Site': site };
      const answer = await desk.call(call, { cookie: people['owner'] ?? '', headers });
      expect([site, await readStatusAndCode(answer)]).toEqual([site, '403 not_allowed']);
    }
  },
);

test('sends no-store with every response', async () => {
  for (const cookie of [people['owner'] ?? '', 'unknown']) {
    const answer = await desk.call('getMe', { cookie });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});

function createRequestBody(call: DeskCall, number: 1 | 2, id: string) {
  const isOne = number === 1;
  const language = isOne ? 'pl' : 'de';
  return {
    id,
    number,
    role: 'editor',
    email: 'new@example.com',
    language,
    amountMinor: 1,
    leftMinor: 2,
    note: 1,
    ticket: isOne ? 'vip' : 'standard',
    isOpen: true,
    limit: null,
    origin: 'press',
    countsTowardsQuota: false,
    list: isOne ? 'one@example.com' : 'other@example.com',
    name: isOne ? 'one' : 'two',
    kind: isOne ? 'week' : 'day',
    revision: 1,
    at: null,
    isOn: false,
    starts: '2026-02-20T17:00',
    ends: '2026-02-20T18:00',
    room: 'gala',
    text: { pl: id },
    seen: '',
    expectedVersion: '',
    version: number,
    mark: id,
    since: lastDay,
    netMinor: 50_000,
    // Never matches, so nothing is set or withdrawn.
    ...((call === 'setPrice' || call === 'withdrawPrice') && {
      id: number,
      revision: 999_999 + number,
    }),
    drafts: [{ language, mark: id }],
    ...(call === 'replyToMessage' && { text: 'Words' }),
    ...(call === 'replyToMessage' && { expectedReplyCount: 0 }),
    ...(call === 'restoreFooter' && { seen: 0 }),
  };
}

test.each(calls.filter((call) => getDeskRoute(call).requiresConfirmation))(
  '%s requires a confirmation bound to session, body and single use',
  async (call) => {
    const { id } = await desk.signInAs('reader');
    const { id: otherId } = await desk.signInAs('reader');
    const cookie = people['owner'] ?? '';
    const body = createRequestBody(call, 1, id);
    const asked = await desk.call(call, { cookie, body });
    expect(asked.status).toBe(202);
    const { confirmation } = (await asked.json()) as { confirmation: string };
    const headers = { 'X-Confirmation': confirmation };
    if (call !== 'importWorkshops') {
      const other = createRequestBody(call, 2, otherId);
      expect((await desk.call(call, { cookie, body: other, headers })).status).toBe(202);
    }
    const { cookie: anotherOwner } = await desk.signInAs('owner');
    expect((await desk.call(call, { cookie: anotherOwner, body, headers })).status).toBe(202);
    // Done, or refused for another reason; the confirmation is used up.
    expect([200, 404, 409]).toContain((await desk.call(call, { cookie, body, headers })).status);
    expect((await desk.call(call, { cookie, body, headers })).status).toBe(202);
  },
);

test('rejects a confirmation after ten minutes', async () => {
  const { id } = await desk.signInAs('reader');
  const cookie = people['owner'] ?? '';
  const asked = await desk.call('deactivateStaffMember', { cookie, body: { id } });
  const { confirmation } = (await asked.json()) as { confirmation: string };
  shop.moveClock(11);
  const headers = { 'X-Confirmation': confirmation };
  expect((await desk.call('deactivateStaffMember', { cookie, body: { id }, headers })).status).toBe(
    202,
  );
  shop.moveClock(0);
});

test('limits invitations per hour', async () => {
  const { cookie } = await desk.signInAs('owner');
  const times = getHourlyLimit('inviteStaffMember', 'owner') ?? 0;
  const statuses: number[] = [];
  for (let count = 0; count <= times; count += 1) {
    const body = { name: 'Ola', email: `ola${count}@example.com`, role: 'reader' };
    statuses.push((await desk.call('inviteStaffMember', { cookie, body })).status);
  }
  expect(statuses.slice(0, -1)).toEqual(Array.from({ length: times }, () => 200));
  expect(statuses.at(-1)).toBe(429);
});
