import { beforeEach, expect, test } from 'vitest';
import { galas } from '@kongres/content/facts/galas';
import { getCongressDay } from '@kongres/content/facts/edition';
import { toIsoInstant } from '@kongres/content/format/date';
import type { LiveDay } from '@kongres/contract/desk/live/live';
import type { DeskCall } from '@kongres/contract/desk/routes';
import { createDeskClient } from '../../../../test/desk-client.ts';
import { startTestApi } from '../../../../test/test-api.ts';
import { countRows } from '../../../../test/test-shop.ts';

const shop = await startTestApi();
const { pool, owner: databaseOwner } = shop;
const desk = createDeskClient(shop);
const host = await desk.signInAs('host');
const other = await desk.signInAs('owner');
const evening = galas[0];
const gala = { id: evening.id, day: evening.day, date: getCongressDay(evening.day) };
let last = 0;

beforeEach(async () => {
  await databaseOwner.query(
    'truncate live_room, session_change, live_banner, session_stream, room_seat',
  );
  const { rows } = await pool.query<{ id: string }>('select max(id) as id from audit_log');
  last = Number(rows[0]?.id ?? 0);
  shop.freezeEditionClock(new Date(toIsoInstant(gala.date, '17:30')));
});

async function readLiveDay(query = ''): Promise<LiveDay> {
  const answer = await desk.call('getLiveDay', { cookie: host.cookie, query });
  expect(answer.status).toBe(200);
  return (await answer.json()) as LiveDay;
}

async function performDeskCall(
  call: DeskCall,
  body: unknown,
  { cookie } = host,
): Promise<string | null> {
  const answer = await desk.callConfirmed(call, { cookie, body });
  return ((await answer.json()) as { code?: string }).code ?? null;
}

async function listActions(): Promise<string[]> {
  const { rows } = await pool.query<{ action: string }>(
    'select action from audit_log where id > $1 order by id',
    [last],
  );
  return rows.map(({ action }) => action);
}

const findGala = (live: LiveDay) => live.sessions.find(({ id }) => id === gala.id);
const findRoom = (live: LiveDay, id: string) => live.rooms.find((room) => room.id === id);
const slot = { starts: `${gala.date}T18:00`, ends: `${gala.date}T21:00`, room: 'gala' };

test('shows today by default and the gala stage before it is set up', async () => {
  const today = await readLiveDay();
  expect(today).toMatchObject({ day: gala.day, today: gala.day, banner: null });
  expect(today.rooms).toEqual([
    { id: 'gala', name: null, source: null, isOpen: false, viewerCount: 0 },
  ]);
  expect(findGala(today)).toMatchObject({ room: 'gala', planned: null, isCancelled: false });
  expect(await readLiveDay('?day=1')).toMatchObject({ day: 1, today: gala.day, sessions: [] });
  shop.freezeEditionClock(new Date('2025-12-01T10:00:00Z'));
  expect(await readLiveDay()).toMatchObject({ day: 1, today: null });
  for (const day of ['0', '8', '1.5', '', 'x', '-1', '1&day=2']) {
    const answer = await desk.call('getLiveDay', { cookie: host.cookie, query: `?day=${day}` });
    expect([day, answer.status]).toEqual([day, 422]);
  }
});

test('sets a source, opens and closes a room, also concurrently', async () => {
  expect(await performDeskCall('setRoomOpen', { room: 'gala', isOpen: true })).toBe('unknown_room');
  expect(
    await performDeskCall('saveRoom', { room: 'gala', source: { kind: 'stream' } }),
  ).toBeNull();
  const requests = [host, other, host, other].map((person) =>
    performDeskCall('setRoomOpen', { room: 'gala', isOpen: true }, person),
  );
  expect(await Promise.all(requests)).toEqual([null, null, null, null]);
  expect(findRoom(await readLiveDay(), 'gala')).toMatchObject({
    isOpen: true,
    source: { kind: 'stream' },
  });
  const link = { kind: 'link', address: 'https://meet.example.com/x' };
  expect(await performDeskCall('saveRoom', { room: 'gala', source: link })).toBeNull();
  expect(findRoom(await readLiveDay(), 'gala'), 'the room stays open').toMatchObject({
    isOpen: true,
    source: link,
  });
  expect(await performDeskCall('setRoomOpen', { room: 'gala', isOpen: false })).toBeNull();
  expect(await listActions()).toEqual(['room_set', 'room_opened', 'room_set', 'room_closed']);
});

test('cleans the name of a room outside the programme', async () => {
  const source = { kind: 'frame', provider: 'youtube', id: 'aqz-KE-bpKQ' };
  const name = { pl: ' Stoliki\u202e\n<b> ', de: '' };
  expect(await performDeskCall('saveRoom', { room: 'tables', source, name })).toBeNull();
  expect(findRoom(await readLiveDay(), 'tables')).toMatchObject({
    name: { pl: 'Stoliki <b>' },
    source,
  });
});

test('keeps the name with a new source, and renames in every language', async () => {
  const stream = { kind: 'stream' };
  const name = { pl: 'Stoliki', de: 'Tische' };
  await performDeskCall('saveRoom', {
    room: 'tables',
    source: createLinkSource('https://meet.example.com/x'),
    name,
  });
  expect(await performDeskCall('saveRoom', { room: 'tables', source: stream })).toBeNull();
  expect(findRoom(await readLiveDay(), 'tables')).toMatchObject({ name, source: stream });
  const renamed = { pl: 'A', 'en-GB': 'B', 'en-US': 'C', de: 'D', es: 'E' };
  expect(
    await performDeskCall('saveRoom', { room: 'tables', source: stream, name: renamed }),
  ).toBeNull();
  expect(findRoom(await readLiveDay(), 'tables')?.name).toEqual(renamed);
  expect(await performDeskCall('saveRoom', { room: 'tables', source: stream, name: {} })).toBe(
    'empty_text',
  );
});

test.each([
  ['a path as room', 'saveRoom', { room: '../a', source: { kind: 'stream' } }],
  ['no source', 'saveRoom', { room: 'a' }],
  ['an unknown source kind', 'saveRoom', { room: 'a', source: { kind: 'hls' } }],
  [
    'an unknown provider',
    'saveRoom',
    { room: 'a', source: createFrameSource('elsewhere', 'aqz-KE-bpKQ') },
  ],
  ['markup as id', 'saveRoom', { room: 'a', source: createFrameSource('youtube', '"><script>') }],
  ['a path as id', 'saveRoom', { room: 'a', source: createFrameSource('youtube', '../../evil') }],
  [
    'an id of another provider',
    'saveRoom',
    { room: 'a', source: createFrameSource('vimeo', 'aqz-KE-bpKQ') },
  ],
  ['a script URL', 'saveRoom', { room: 'a', source: createLinkSource('javascript:alert(1)') }],
  [
    'a URL with password',
    'saveRoom',
    { room: 'a', source: createLinkSource('https://a:b@c.example') },
  ],
  [
    'a URL with user name',
    'saveRoom',
    { room: 'a', source: createLinkSource('https://a@evil.example') },
  ],
  [
    'a URL without https',
    'saveRoom',
    { room: 'a', source: createLinkSource('http://example.com') },
  ],
  [
    'a URL without slashes',
    'saveRoom',
    { room: 'a', source: createLinkSource('https:evil.example') },
  ],
  [
    'a URL with one slash',
    'saveRoom',
    { room: 'a', source: createLinkSource('https:/x@evil.example/x') },
  ],
  [
    'an invisible name',
    'saveRoom',
    { room: 'a', source: createLinkSource('https://a.b'), name: { pl: '\u200b' } },
  ],
  ['an unknown language', 'showBanner', { text: { xx: 'Hello' } }],
  ['no text', 'showBanner', { text: {} }],
  ['invisible text', 'showBanner', { text: { pl: ' \u200b\u202e\u0000' } }],
  ['too long text', 'showBanner', { text: { pl: 'a'.repeat(301) } }],
  ['text of the wrong type', 'showBanner', { text: { pl: 7 } }],
  ['a missing banner', 'hideBanner', { id: 1 }],
  ['an unknown session', 'cancelSession', { id: 'nothing', expectedVersion: '' }],
  ['an unknown session', 'restoreSession', { id: 'nothing', expectedVersion: '' }],
  ['an unknown session', 'rescheduleSession', { id: 'nothing', expectedVersion: '', ...slot }],
  ['a path as session', 'cancelSession', { id: '../x', expectedVersion: '' }],
  [
    'an unknown room',
    'rescheduleSession',
    { id: gala.id, expectedVersion: '', ...slot, room: 'nowhere' },
  ],
  [
    'an invalid day',
    'rescheduleSession',
    { id: gala.id, expectedVersion: '', ...slot, starts: '2026-02-31T10:00' },
  ],
  [
    'an invalid hour',
    'rescheduleSession',
    { id: gala.id, expectedVersion: '', ...slot, starts: '2026-02-20T25:00' },
  ],
  [
    'an end before the start',
    'rescheduleSession',
    { id: gala.id, expectedVersion: '', ...slot, ends: slot.starts },
  ],
  [
    'an invalid year',
    'rescheduleSession',
    {
      id: gala.id,
      expectedVersion: '',
      ...slot,
      starts: '0000-01-01T00:00',
      ends: '9999-12-31T23:59',
    },
  ],
  [
    'a day after the congress',
    'rescheduleSession',
    {
      id: gala.id,
      expectedVersion: '',
      ...slot,
      starts: '2062-02-20T10:00',
      ends: '2062-02-20T11:00',
    },
  ],
  ['a URL with NUL', 'saveRoom', { room: 'a', source: createLinkSource('https://a.b/\u0000') }],
  ['a lone surrogate', 'saveRoom', { room: 'a', source: createLinkSource('https://a.b/\uD800') }],
  [
    'a source of an unknown session',
    'setSessionSource',
    { id: 'nothing', source: { kind: 'stream' } },
  ],
  ['a source that is not set', 'setSessionSource', { id: gala.id, source: null }],
] as const)('rejects %s (%s) and changes nothing', async (_, call, body) => {
  expect(await performDeskCall(call, body)).not.toBeNull();
  expect(await listActions()).toEqual([]);
});

function createFrameSource(provider: string, id: string) {
  return { kind: 'frame', provider, id };
}

function createLinkSource(address: string) {
  return { kind: 'link', address };
}

test('reschedules, cancels and restores a session, and rejects stale versions', async () => {
  const planned = findGala(await readLiveDay());
  const expectedVersion = planned?.version ?? '';
  expect(
    await performDeskCall('rescheduleSession', { id: gala.id, expectedVersion, ...slot }),
  ).toBeNull();
  const moved = findGala(await readLiveDay());
  expect(moved).toMatchObject({
    starts: new Date(toIsoInstant(gala.date, '18:00')).toISOString(),
    planned: { starts: planned?.starts, room: 'gala' },
  });
  expect(await performDeskCall('cancelSession', { id: gala.id, expectedVersion }, other)).toBe(
    'changed_since',
  );
  expect(
    await performDeskCall('rescheduleSession', { id: gala.id, expectedVersion, ...slot }, other),
  ).toBeNull();
  expect(
    await performDeskCall('cancelSession', { id: gala.id, expectedVersion: moved?.version }),
  ).toBeNull();
  const off = findGala(await readLiveDay());
  expect(off).toMatchObject({ isCancelled: true });
  expect(
    await performDeskCall('restoreSession', { id: gala.id, expectedVersion: moved?.version }),
  ).toBe('changed_since');
  expect(
    await performDeskCall('restoreSession', { id: gala.id, expectedVersion: off?.version }),
  ).toBeNull();
  expect(findGala(await readLiveDay())).toEqual(planned);
  expect(await listActions()).toEqual(['session_moved', 'session_cancelled', 'session_restored']);
});

test('rejects the second of two concurrent reschedules', async () => {
  const expectedVersion = findGala(await readLiveDay())?.version ?? '';
  const both = await Promise.all([
    performDeskCall('rescheduleSession', { id: gala.id, expectedVersion, ...slot }, host),
    performDeskCall(
      'rescheduleSession',
      { id: gala.id, expectedVersion, ...slot, starts: `${gala.date}T19:00` },
      other,
    ),
  ]);
  expect(both.filter(Boolean)).toEqual(['changed_since']);
  expect(await listActions()).toEqual(['session_moved']);
});

test('clears the change when a session returns to its planned slot', async () => {
  const { starts, ends } = evening;
  const planned = findGala(await readLiveDay());
  await performDeskCall('rescheduleSession', {
    id: gala.id,
    expectedVersion: planned?.version,
    ...slot,
  });
  const home = { starts: `${gala.date}T${starts}`, ends: `${gala.date}T${ends}`, room: 'gala' };
  const expectedVersion = findGala(await readLiveDay())?.version;
  expect(
    await performDeskCall('rescheduleSession', { id: gala.id, expectedVersion, ...home }),
  ).toBeNull();
  expect(findGala(await readLiveDay())).toEqual(planned);
});

test('lists a session moved to another day on both days', async () => {
  const expectedVersion = findGala(await readLiveDay())?.version ?? '';
  const date = getCongressDay(1);
  const day = { starts: `${date}T18:00`, ends: `${date}T19:00`, room: 'gala' };
  await performDeskCall('rescheduleSession', { id: gala.id, expectedVersion, ...day });
  expect(findGala(await readLiveDay())).toBeDefined();
  expect(findGala(await readLiveDay('?day=1'))).toEqual(findGala(await readLiveDay()));
  expect(findGala(await readLiveDay('?day=2'))).toBeUndefined();
});

test('sets and removes the stream source of a session', async () => {
  const source = createFrameSource('vimeo', '123456789');
  expect(await performDeskCall('setSessionSource', { id: gala.id, source })).toBeNull();
  expect(findGala(await readLiveDay())).toMatchObject({ source });
  expect(await performDeskCall('setSessionSource', { id: gala.id, source: null })).toBeNull();
  expect(findGala(await readLiveDay())).toMatchObject({ source: null });
});

test('lists and removes the source of a former session', async () => {
  await pool.query(
    `insert into session_stream (session, room, starts_at, ends_at, source)
      values ('left-the-programme', 'gala', now(), now() + interval '1 hour', '{"kind":"stream"}')`,
  );
  expect((await readLiveDay()).formerSessions).toEqual([
    { id: 'left-the-programme', source: { kind: 'stream' }, recording: null, materials: [] },
  ]);
  expect(
    await performDeskCall('setSessionSource', { id: 'left-the-programme', source: null }),
  ).toBeNull();
  expect((await readLiveDay()).formerSessions).toEqual([]);
});

test('confirms a banner, shows the newest and hides only the one displayed', async () => {
  expect(
    (await desk.call('showBanner', { cookie: host.cookie, body: { text: { pl: 'Raz' } } })).status,
  ).toBe(202);
  expect((await readLiveDay()).banner).toBeNull();
  expect(
    await performDeskCall('showBanner', { text: { pl: '<b>Raz</b>', 'en-GB': 'One', de: ' ' } }),
  ).toBeNull();
  const first = (await readLiveDay()).banner;
  expect(first?.text).toEqual({ pl: '<b>Raz</b>', 'en-GB': 'One' });
  expect(await performDeskCall('showBanner', { text: { pl: 'Dwa' } }, other)).toBeNull();
  expect(await performDeskCall('hideBanner', { id: first?.id })).toBe('changed_since');
  const second = (await readLiveDay()).banner;
  expect(second?.text).toEqual({ pl: 'Dwa' });
  const both = [host, other].map((person) =>
    performDeskCall('hideBanner', { id: second?.id }, person),
  );
  expect((await Promise.all(both)).filter(Boolean)).toEqual(['changed_since']);
  expect((await readLiveDay()).banner).toBeNull();
  expect(await countRows(pool, "audit_log where action = 'banner_hidden'")).toBe(1);
});
