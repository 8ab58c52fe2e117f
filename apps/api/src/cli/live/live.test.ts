import { beforeEach, expect, test } from 'vitest';
import { boardAnswer } from '@kongres/contract/board';
import { boardPath } from '@kongres/contract/paths';
import { organiserOf } from '../../../test/run-organiser.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { testEnvironment } from '../../../test/test-shop.ts';

const { pool, owner, databaseUrl, origin } = await startTestApi();
const organise = organiserOf(testEnvironment(databaseUrl));
let last = 0;

beforeEach(async () => {
  await owner.query('truncate live_room, live_session, live_word');
  const { rows } = await pool.query<{ id: string }>('select max(id) as id from journal');
  last = Number(rows[0]?.id ?? 0);
});

async function board() {
  return boardAnswer.parse(await (await fetch(origin + boardPath)).json());
}

async function deeds() {
  const { rows } = await pool.query<{ deed: string; facts: Record<string, unknown> }>(
    'select deed, facts from journal where id > $1 order by id',
    [last],
  );
  return rows;
}

test('a room is set up closed, opened, given another source and closed, and each is noted', async () => {
  expect((await organise(['live', 'room', 'A', '--stream'])).code).toBe(0);
  expect((await board()).rooms).toEqual([
    { id: 'a', name: null, isOpen: false, kind: 'stream', host: null },
  ]);
  await organise(['live', 'open', 'a']);
  await organise(['live', 'open', 'a']);
  await organise(['live', 'room', 'a', '--frame', 'youtube:aqz-KE-bpKQ']);
  expect((await board()).rooms).toEqual([
    { id: 'a', name: null, isOpen: true, kind: 'frame', host: 'www.youtube-nocookie.com' },
  ]);
  const shown = await organise(['live', 'close', 'a']);
  expect(shown.out).toContain('closed');
  expect((await deeds()).map(({ deed }) => deed)).toEqual([
    'room_set',
    'room_opened',
    'room_set',
    'room_closed',
  ]);
  expect((await deeds())[2]?.facts).toMatchObject({ room: 'a', kind: 'frame' });
});

test('what opens a door is not on the board', async () => {
  await organise(['live', 'room', 'b', '--link', 'https://meet.example.com/secret-table']);
  await organise(['live', 'room', 'c', '--frame', 'vimeo:123456789']);
  const answer = await (await fetch(origin + boardPath)).text();
  expect(answer).toContain('meet.example.com');
  expect(answer).not.toMatch(/secret-table|123456789/);
});

test('a room outside the programme has its own name, and keeps it when its source changes', async () => {
  const link = ['--link', 'https://meet.example.com/tables'];
  await organise([
    'live',
    'room',
    'tables',
    ...link,
    '--name',
    'pl=Stoliki',
    '--name',
    'de=Tische',
  ]);
  await organise(['live', 'room', 'tables', '--stream']);
  expect((await board()).rooms).toMatchObject([
    { id: 'tables', name: { pl: 'Stoliki', de: 'Tische' }, kind: 'stream' },
  ]);
});

test.each([
  ['no source', ['live', 'room', 'a']],
  ['two sources', ['live', 'room', 'a', '--stream', '--link', 'https://example.com']],
  ['a host we do not know', ['live', 'room', 'a', '--frame', 'elsewhere:aqz-KE-bpKQ']],
  ['markup for an id', ['live', 'room', 'a', '--frame', 'youtube:"><script>']],
  ['a path for an id', ['live', 'room', 'a', '--frame', 'youtube:../../evil']],
  ['a link without https', ['live', 'room', 'a', '--link', 'http://example.com']],
  ['a link that is a script', ['live', 'room', 'a', '--link', 'javascript:alert(1)']],
  ['a link with a password', ['live', 'room', 'a', '--link', 'https://me:pw@example.com/']],
  ['a link without its slashes', ['live', 'room', 'a', '--link', 'https:evil.example']],
  ['a link with one', ['live', 'room', 'a', '--link', 'https:/x@evil.example/x']],
  ['a link with a name alone', ['live', 'room', 'a', '--link', 'https://a@evil.example']],
  ['words that nobody sees', ['live', 'say', 'pl= \u200b\u202e', '--yes']],
  [
    'a day that is none',
    ['live', 'move', 'x', '--starts', '2026-02-31 11:30', '--ends', '2026-02-31 12:30'],
  ],
  ['a room that is a path', ['live', 'room', '../a', '--stream']],
  ['a door that is not there', ['live', 'open', 'nowhere']],
  ['words without a language', ['live', 'say', 'Hello', '--yes']],
  ['words in no language of ours', ['live', 'say', 'xx=Hello', '--yes']],
  ['half a time', ['live', 'move', 'opening', '--starts', '2026-02-16 10:30']],
  ['a time that is none', ['live', 'move', 'opening', '--starts', 'noon', '--ends', 'night']],
  [
    'an end before the start',
    ['live', 'move', 'miss-ai', '--starts', '2026-02-16 11:30', '--ends', '2026-02-16 10:30'],
  ],
  ['nowhere to move', ['live', 'move', 'miss-ai']],
  ['a session that is not in the programme', ['live', 'cancel', 'nothing']],
  ['a room that nobody knows', ['live', 'move', 'miss-ai', '--room', 'nowhere']],
  ['nothing to take back', ['live', 'hush']],
])('%s is refused, and nothing is changed', async (_, args) => {
  expect((await organise(args)).code).toBe(1);
  expect(await deeds()).toEqual([]);
});

test('a session is moved, called off and restored while the congress is on', async () => {
  await organise(['live', 'room', 'b', '--stream']);
  const times = ['--starts', '2026-02-16 10:30', '--ends', '2026-02-16 11:15'];
  await organise(['live', 'move', 'miss-ai', ...times, '--room', 'B']);
  expect((await board()).sessions).toEqual([
    {
      id: 'miss-ai',
      isCancelled: false,
      starts: '2026-02-16T09:30:00.000Z',
      ends: '2026-02-16T10:15:00.000Z',
      room: 'b',
    },
  ]);
  await organise(['live', 'cancel', 'miss-ai']);
  expect((await board()).sessions).toMatchObject([{ isCancelled: true, starts: null, room: null }]);
  await organise(['live', 'restore', 'miss-ai']);
  await organise(['live', 'restore', 'miss-ai']);
  expect((await board()).sessions).toEqual([]);
  expect((await deeds()).map(({ deed }) => deed)).toEqual([
    'room_set',
    'session_moved',
    'session_cancelled',
    'session_restored',
  ]);
});

test('a word is said once somebody has made sure, the newest counts, and it is taken back', async () => {
  await organise(['live', 'say', 'pl=Pierwsze'], { answer: 'no' });
  expect((await board()).word).toBeNull();
  await organise(['live', 'say', 'pl=Pierwsze', 'en-gb=First'], { answer: 'yes' });
  await organise(['live', 'say', 'pl=Drugie <b>', '--yes']);
  expect((await board()).word).toMatchObject({ text: { pl: 'Drugie <b>' } });
  await organise(['live', 'hush']);
  expect((await board()).word, 'the older one does not come back').toBeNull();
  expect((await deeds()).map(({ deed }) => deed)).toEqual([
    'word_said',
    'word_said',
    'word_taken_back',
  ]);
});
