import { beforeEach, expect, test } from 'vitest';
import { galas } from '@kongres/content/facts/galas';
import { congressDay } from '@kongres/content/facts/edition';
import { instant } from '@kongres/content/format/date';
import type { LiveDay } from '@kongres/contract/desk/live/live';
import type { DeskCall } from '@kongres/contract/desk/rules';
import { deskOf } from '../../../../test/desk.ts';
import { startTestApi } from '../../../../test/test-api.ts';
import { countOf } from '../../../../test/test-shop.ts';

const shop = await startTestApi();
const { pool, owner: databaseOwner } = shop;
const desk = deskOf(shop);
const host = await desk.signedInAs('host');
const other = await desk.signedInAs('owner');
const evening = galas[0];
const gala = { id: evening.id, day: evening.day, date: congressDay(evening.day) };
let last = 0;

beforeEach(async () => {
  await databaseOwner.query('truncate live_room, live_session, live_word, session_source, visit');
  const { rows } = await pool.query<{ id: string }>('select max(id) as id from journal');
  last = Number(rows[0]?.id ?? 0);
  shop.stopEditionAt(new Date(instant(gala.date, '17:30')));
});

async function read(query = ''): Promise<LiveDay> {
  const answer = await desk.call('live', { cookie: host.cookie, query });
  expect(answer.status).toBe(200);
  return (await answer.json()) as LiveDay;
}

/** The code of the refusal, or null for what was done. */
async function act(call: DeskCall, body: unknown, { cookie } = host): Promise<string | null> {
  const answer = await desk.act(call, { cookie, body });
  return ((await answer.json()) as { code?: string }).code ?? null;
}

async function deeds(): Promise<string[]> {
  const { rows } = await pool.query<{ deed: string }>(
    'select deed from journal where id > $1 order by id',
    [last],
  );
  return rows.map(({ deed }) => deed);
}

const galaOf = (live: LiveDay) => live.sessions.find(({ id }) => id === gala.id);
const roomOf = (live: LiveDay, id: string) => live.rooms.find((room) => room.id === id);
const place = { starts: `${gala.date}T18:00`, ends: `${gala.date}T21:00`, room: 'gala' };

test('the board shows today unless another day is asked for, and the stage of the galas before anybody sets it up', async () => {
  const today = await read();
  expect(today).toMatchObject({ day: gala.day, today: gala.day, word: null });
  expect(today.rooms).toEqual([{ id: 'gala', name: null, source: null, isOpen: false, inside: 0 }]);
  expect(galaOf(today)).toMatchObject({ room: 'gala', planned: null, isCancelled: false });
  expect(await read('?day=1')).toMatchObject({ day: 1, today: gala.day, sessions: [] });
  shop.stopEditionAt(new Date('2025-12-01T10:00:00Z'));
  expect(await read()).toMatchObject({ day: 1, today: null });
  for (const day of ['0', '8', '1.5', '', 'x', '-1', '1&day=2']) {
    const answer = await desk.call('live', { cookie: host.cookie, query: `?day=${day}` });
    expect([day, answer.status]).toEqual([day, 422]);
  }
});

test('a room gets a source, opens and closes; both hosts may press at once', async () => {
  expect(await act('liveDoor', { room: 'gala', isOpen: true })).toBe('unknown_room');
  expect(await act('liveRoom', { room: 'gala', source: { kind: 'stream' } })).toBeNull();
  const presses = [host, other, host, other].map((person) =>
    act('liveDoor', { room: 'gala', isOpen: true }, person),
  );
  expect(await Promise.all(presses)).toEqual([null, null, null, null]);
  expect(roomOf(await read(), 'gala')).toMatchObject({ isOpen: true, source: { kind: 'stream' } });
  const link = { kind: 'link', address: 'https://meet.example.com/x' };
  expect(await act('liveRoom', { room: 'gala', source: link })).toBeNull();
  expect(roomOf(await read(), 'gala'), 'a door stays as it is').toMatchObject({
    isOpen: true,
    source: link,
  });
  expect(await act('liveDoor', { room: 'gala', isOpen: false })).toBeNull();
  expect(await deeds()).toEqual(['room_set', 'room_opened', 'room_set', 'room_closed']);
});

test('a room that the programme does not have gets a name that can be read', async () => {
  const source = { kind: 'frame', provider: 'youtube', id: 'aqz-KE-bpKQ' };
  const name = { pl: ' Stoliki\u202e\n<b> ', de: '' };
  expect(await act('liveRoom', { room: 'tables', source, name })).toBeNull();
  expect(roomOf(await read(), 'tables')).toMatchObject({ name: { pl: 'Stoliki <b>' }, source });
});

test('a room keeps its name with another source, and is renamed in every language', async () => {
  const stream = { kind: 'stream' };
  const name = { pl: 'Stoliki', de: 'Tische' };
  await act('liveRoom', { room: 'tables', source: link('https://meet.example.com/x'), name });
  expect(await act('liveRoom', { room: 'tables', source: stream })).toBeNull();
  expect(roomOf(await read(), 'tables')).toMatchObject({ name, source: stream });
  const renamed = { pl: 'A', 'en-GB': 'B', 'en-US': 'C', de: 'D', es: 'E' };
  expect(await act('liveRoom', { room: 'tables', source: stream, name: renamed })).toBeNull();
  expect(roomOf(await read(), 'tables')?.name).toEqual(renamed);
  expect(await act('liveRoom', { room: 'tables', source: stream, name: {} })).toBe('no_words');
});

test.each([
  ['a path for a room', 'liveRoom', { room: '../a', source: { kind: 'stream' } }],
  ['no source', 'liveRoom', { room: 'a' }],
  ['a source of no kind', 'liveRoom', { room: 'a', source: { kind: 'hls' } }],
  ['a host nobody knows', 'liveRoom', { room: 'a', source: frame('elsewhere', 'aqz-KE-bpKQ') }],
  ['markup for an id', 'liveRoom', { room: 'a', source: frame('youtube', '"><script>') }],
  ['a path for an id', 'liveRoom', { room: 'a', source: frame('youtube', '../../evil') }],
  ['an id of another host', 'liveRoom', { room: 'a', source: frame('vimeo', 'aqz-KE-bpKQ') }],
  ['a script for an address', 'liveRoom', { room: 'a', source: link('javascript:alert(1)') }],
  ['a password in an address', 'liveRoom', { room: 'a', source: link('https://a:b@c.example') }],
  ['a name in an address', 'liveRoom', { room: 'a', source: link('https://a@evil.example') }],
  ['an address without https', 'liveRoom', { room: 'a', source: link('http://example.com') }],
  ['an address without slashes', 'liveRoom', { room: 'a', source: link('https:evil.example') }],
  ['an address with one slash', 'liveRoom', { room: 'a', source: link('https:/x@evil.example/x') }],
  [
    'words nobody sees',
    'liveRoom',
    { room: 'a', source: link('https://a.b'), name: { pl: '\u200b' } },
  ],
  ['a language of nobody', 'liveSay', { text: { xx: 'Hello' } }],
  ['no words', 'liveSay', { text: {} }],
  ['words nobody sees', 'liveSay', { text: { pl: ' \u200b\u202e\u0000' } }],
  ['too many words', 'liveSay', { text: { pl: 'a'.repeat(301) } }],
  ['a word that is none', 'liveSay', { text: { pl: 7 } }],
  ['nothing to take back', 'liveHush', { id: 1 }],
  ['a session of nobody', 'sessionCancel', { id: 'nothing', seen: '' }],
  ['a session of nobody', 'sessionRestore', { id: 'nothing', seen: '' }],
  ['a session of nobody', 'sessionMove', { id: 'nothing', seen: '', ...place }],
  ['a session that is a path', 'sessionCancel', { id: '../x', seen: '' }],
  ['a room of nobody', 'sessionMove', { id: gala.id, seen: '', ...place, room: 'nowhere' }],
  [
    'a day that is none',
    'sessionMove',
    { id: gala.id, seen: '', ...place, starts: '2026-02-31T10:00' },
  ],
  [
    'an hour that is none',
    'sessionMove',
    { id: gala.id, seen: '', ...place, starts: '2026-02-20T25:00' },
  ],
  [
    'an end before the start',
    'sessionMove',
    { id: gala.id, seen: '', ...place, ends: place.starts },
  ],
  [
    'a year that is none',
    'sessionMove',
    { id: gala.id, seen: '', ...place, starts: '0000-01-01T00:00', ends: '9999-12-31T23:59' },
  ],
  [
    'a day after the week',
    'sessionMove',
    { id: gala.id, seen: '', ...place, starts: '2062-02-20T10:00', ends: '2062-02-20T11:00' },
  ],
  ['an address that breaks', 'liveRoom', { room: 'a', source: link('https://a.b/\u0000') }],
  ['half a letter', 'liveRoom', { room: 'a', source: link('https://a.b/\uD800') }],
  ['a picture for nobody', 'liveSource', { id: 'nothing', source: { kind: 'stream' } }],
  ['a picture that is not there', 'liveSource', { id: gala.id, source: null }],
] as const)('%s is refused (%s), and nothing is changed', async (_, call, body) => {
  expect(await act(call, body)).not.toBeNull();
  expect(await deeds()).toEqual([]);
});

function frame(provider: string, id: string) {
  return { kind: 'frame', provider, id };
}

function link(address: string) {
  return { kind: 'link', address };
}

test('a session is moved, called off and restored, each by whoever has seen how it stands', async () => {
  const planned = galaOf(await read());
  const seen = planned?.mark ?? '';
  expect(await act('sessionMove', { id: gala.id, seen, ...place })).toBeNull();
  const moved = galaOf(await read());
  expect(moved).toMatchObject({
    starts: new Date(instant(gala.date, '18:00')).toISOString(),
    planned: { starts: planned?.starts, room: 'gala' },
  });
  // An old tab does not undo it, and is told.
  expect(await act('sessionCancel', { id: gala.id, seen }, other)).toBe('changed_since');
  expect(await act('sessionMove', { id: gala.id, seen, ...place }, other)).toBeNull();
  expect(await act('sessionCancel', { id: gala.id, seen: moved?.mark })).toBeNull();
  const off = galaOf(await read());
  expect(off).toMatchObject({ isCancelled: true });
  expect(await act('sessionRestore', { id: gala.id, seen: moved?.mark })).toBe('changed_since');
  expect(await act('sessionRestore', { id: gala.id, seen: off?.mark })).toBeNull();
  expect(galaOf(await read())).toEqual(planned);
  expect(await deeds()).toEqual(['session_moved', 'session_cancelled', 'session_restored']);
});

test('of two hosts who move a session at once to different hours, one is told', async () => {
  const seen = galaOf(await read())?.mark ?? '';
  const both = await Promise.all([
    act('sessionMove', { id: gala.id, seen, ...place }, host),
    act('sessionMove', { id: gala.id, seen, ...place, starts: `${gala.date}T19:00` }, other),
  ]);
  expect(both.filter(Boolean)).toEqual(['changed_since']);
  expect(await deeds()).toEqual(['session_moved']);
});

test('moved to where the programme has it, a session is as in the programme', async () => {
  const { starts, ends } = evening;
  const planned = galaOf(await read());
  await act('sessionMove', { id: gala.id, seen: planned?.mark, ...place });
  const home = { starts: `${gala.date}T${starts}`, ends: `${gala.date}T${ends}`, room: 'gala' };
  const seen = galaOf(await read())?.mark;
  expect(await act('sessionMove', { id: gala.id, seen, ...home })).toBeNull();
  expect(galaOf(await read())).toEqual(planned);
});

test('a session that moves to another day is found on both', async () => {
  const seen = galaOf(await read())?.mark ?? '';
  const date = congressDay(1);
  const day = { starts: `${date}T18:00`, ends: `${date}T19:00`, room: 'gala' };
  await act('sessionMove', { id: gala.id, seen, ...day });
  expect(galaOf(await read())).toBeDefined();
  expect(galaOf(await read('?day=1'))).toEqual(galaOf(await read()));
  expect(galaOf(await read('?day=2'))).toBeUndefined();
});

test('a session has a picture of its own until its room’s is wanted again', async () => {
  const source = frame('vimeo', '123456789');
  expect(await act('liveSource', { id: gala.id, source })).toBeNull();
  expect(galaOf(await read())).toMatchObject({ source });
  expect(await act('liveSource', { id: gala.id, source: null })).toBeNull();
  expect(galaOf(await read())).toMatchObject({ source: null });
});

test('the own picture of a session that left the programme is listed and can be removed', async () => {
  await pool.query(
    `insert into session_source (session, room, starts_at, ends_at, source)
      values ('left-the-programme', 'gala', now(), now() + interval '1 hour', '{"kind":"stream"}')`,
  );
  expect((await read()).formerSessions).toEqual([
    { id: 'left-the-programme', source: { kind: 'stream' }, recording: null, materials: [] },
  ]);
  expect(await act('liveSource', { id: 'left-the-programme', source: null })).toBeNull();
  expect((await read()).formerSessions).toEqual([]);
});

test('a word is asked about, the newest counts, and an old tab takes back only what it shows', async () => {
  expect(
    (await desk.call('liveSay', { cookie: host.cookie, body: { text: { pl: 'Raz' } } })).status,
  ).toBe(202);
  expect((await read()).word).toBeNull();
  expect(await act('liveSay', { text: { pl: '<b>Raz</b>', 'en-GB': 'One', de: ' ' } })).toBeNull();
  const first = (await read()).word;
  expect(first?.text).toEqual({ pl: '<b>Raz</b>', 'en-GB': 'One' });
  expect(await act('liveSay', { text: { pl: 'Dwa' } }, other)).toBeNull();
  expect(await act('liveHush', { id: first?.id })).toBe('changed_since');
  const second = (await read()).word;
  expect(second?.text).toEqual({ pl: 'Dwa' });
  const both = [host, other].map((person) => act('liveHush', { id: second?.id }, person));
  expect((await Promise.all(both)).filter(Boolean)).toEqual(['changed_since']);
  expect((await read()).word).toBeNull();
  expect(await countOf(pool, "journal where deed = 'word_taken_back'")).toBe(1);
});
