import { expect, test } from 'vitest';
import { lastDay } from '@kongres/content/facts/edition';
import {
  deskRoles,
  deskRules,
  mayCall,
  perHourOf,
  ruleOf,
  type DeskCall,
} from '@kongres/contract/desk/rules';
import { deskOf } from '../../../test/desk.ts';
import { startTestApi } from '../../../test/test-api.ts';

const shop = await startTestApi();
const desk = deskOf(shop);
const calls = Object.keys(deskRules) as DeskCall[];
const guarded = calls.filter((call) => ruleOf(call).who !== 'anybody');
const writing = calls.filter((call) => ruleOf(call).method === 'POST');

const people = Object.fromEntries(
  await Promise.all(
    deskRoles.map(async (role) => [role, (await desk.signedInAs(role)).cookie] as const),
  ),
);

const codeOf = async (answer: Response) =>
  `${answer.status} ${((await answer.json()) as { code?: string }).code ?? ''}`;

test.each(guarded)(
  '%s is refused to a stranger, and to a cookie that nobody gave',
  async (call) => {
    expect(await codeOf(await desk.call(call))).toBe('401 signed_out');
    const cookie = 'A'.repeat(43);
    expect(await codeOf(await desk.call(call, { cookie }))).toBe('401 signed_out');
  },
);

const pairs = guarded.flatMap((call) => deskRoles.map((role) => [call, role] as const));

test.each(pairs)('%s: %s may, or is refused before anything is read', async (call, role) => {
  const cookie = people[role] ?? '';
  // Signing out would end the session of the others.
  if (call === 'signOut') return expect(mayCall(role, call)).toBe(true);
  const answer = await desk.call(call, { cookie, body: { no: 'sense' } });
  if (mayCall(role, call)) expect([401, 403]).not.toContain(answer.status);
  else expect(await codeOf(answer)).toBe('403 not_allowed');
});

test.each(writing)('%s does not listen to pages of other sites', async (call) => {
  const cookie = people['owner'] ?? '';
  const strange = [
    { Origin: 'https://elsewhere.example' },
    { Origin: 'null' },
    { Origin: shop.config.publicOrigin },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ];
  for (const headers of strange) {
    expect(await codeOf(await desk.call(call, { cookie, headers }))).toBe('403 not_allowed');
  }
});

test.each(writing)('%s wants to be told which page calls, and no form', async (call) => {
  const { path } = ruleOf(call);
  const Cookie = `desk=${people['owner'] ?? ''}`;
  const untold = await fetch(shop.origin + path, { method: 'POST', headers: { Cookie } });
  expect(await codeOf(untold)).toBe('403 not_allowed');
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ]) {
    // As a page elsewhere can send a form, with the cookie if the browser were to give it.
    const headers = { Cookie, 'Content-Type': type, Origin: 'https://elsewhere.example' };
    const sent = await fetch(shop.origin + path, { method: 'POST', headers, body: '{"id":1}' });
    expect([type, await codeOf(sent)]).toEqual([type, '403 not_allowed']);
  }
});

test.each(calls.filter((call) => ruleOf(call).method === 'GET'))(
  'a page of another site does not read %s either',
  async (call) => {
    for (const site of ['cross-site', 'same-site', 'none']) {
      const headers = { 'Sec-Fetch-Site': site };
      const answer = await desk.call(call, { cookie: people['owner'] ?? '', headers });
      expect([site, await codeOf(answer)]).toEqual([site, '403 not_allowed']);
    }
  },
);

test('every answer is kept nowhere', async () => {
  for (const cookie of [people['owner'] ?? '', 'nobody']) {
    const answer = await desk.call('me', { cookie });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});

/** Everything that calls ask for: each takes of it what it knows. */
function contentOf(call: DeskCall, number: 1 | 2, id: string) {
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
    capacity: null,
    origin: 'press',
    isCounted: false,
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
    version: number,
    mark: id,
    since: lastDay,
    netMinor: 50_000,
    // Nobody’s: what is set or withdrawn here is not.
    ...((call === 'priceSet' || call === 'priceWithdraw') && {
      id: number,
      revision: 999_999 + number,
    }),
    drafts: [{ language, mark: id }],
    ...(call === 'messageReply' && { text: 'Words' }),
    ...((call === 'messageReply' || call === 'footerRestore') && { seen: 0 }),
  };
}

test.each(calls.filter((call) => ruleOf(call).asksAgain))(
  '%s asks again, and an answer to another question does not count',
  async (call) => {
    const { id } = await desk.signedInAs('reader');
    const { id: otherId } = await desk.signedInAs('reader');
    const cookie = people['owner'] ?? '';
    const body = contentOf(call, 1, id);
    const asked = await desk.call(call, { cookie, body });
    expect(asked.status).toBe(202);
    const { confirmation } = (await asked.json()) as { confirmation: string };
    const headers = { 'X-Confirmation': confirmation };
    // Whoever takes the programme over takes whatever it says: there is no other content.
    if (call !== 'workshopsTake') {
      const other = contentOf(call, 2, otherId);
      expect((await desk.call(call, { cookie, body: other, headers })).status).toBe(202);
    }
    const { cookie: anotherOwner } = await desk.signedInAs('owner');
    expect((await desk.call(call, { cookie: anotherOwner, body, headers })).status).toBe(202);
    // Done, or refused for a reason of its own; and the same answer counts once.
    expect([200, 404, 409]).toContain((await desk.call(call, { cookie, body, headers })).status);
    expect((await desk.call(call, { cookie, body, headers })).status).toBe(202);
  },
);

test('an answer that comes after ten minutes is asked for again', async () => {
  const { id } = await desk.signedInAs('reader');
  const cookie = people['owner'] ?? '';
  const asked = await desk.call('personEnd', { cookie, body: { id } });
  const { confirmation } = (await asked.json()) as { confirmation: string };
  shop.moveClock(11);
  const headers = { 'X-Confirmation': confirmation };
  expect((await desk.call('personEnd', { cookie, body: { id }, headers })).status).toBe(202);
  shop.moveClock(0);
});

test('nobody invites more people in an hour than the rule says', async () => {
  const { cookie } = await desk.signedInAs('owner');
  const times = perHourOf('personInvite', 'owner') ?? 0;
  const statuses: number[] = [];
  for (let count = 0; count <= times; count += 1) {
    const body = { name: 'Ola', email: `ola${count}@example.com`, role: 'reader' };
    statuses.push((await desk.call('personInvite', { cookie, body })).status);
  }
  expect(statuses.slice(0, -1)).toEqual(Array.from({ length: times }, () => 200));
  expect(statuses.at(-1)).toBe(429);
});
