import { beforeEach, expect, test } from 'vitest';
import { congressDay } from '@kongres/content/facts/edition';
import { galas } from '@kongres/content/facts/galas';
import { instant } from '@kongres/content/format/date';
import { boardAnswer } from '@kongres/contract/board';
import { boardPath } from '@kongres/contract/paths';
import { startTestApi } from '../../../test/test-api.ts';
import { cancelSession, markOf, moveSession, restoreSession } from './change-session.ts';
import { lockSession, saveRoom, sayWord, setDoor, takeBackWord } from './live-queries.ts';

const { pool, owner, origin } = await startTestApi();
const { id, day } = galas[0];
const at = (time: string) => new Date(instant(congressDay(day), time));

beforeEach(() => owner.query('truncate live_room, live_session, live_word'));

async function board() {
  return boardAnswer.parse(await (await fetch(origin + boardPath)).json());
}

const stream = { kind: 'stream' } as const;

test('a room is shown closed until it is opened, with its newest source', async () => {
  await saveRoom(pool, { id: 'a', name: null, source: stream });
  expect((await board()).rooms).toEqual([
    { id: 'a', name: null, isOpen: false, kind: 'stream', host: null },
  ]);
  await setDoor(pool, 'a', true);
  const source = { kind: 'frame', provider: 'youtube', id: 'aqz-KE-bpKQ' } as const;
  await saveRoom(pool, { id: 'a', name: null, source });
  expect((await board()).rooms).toEqual([
    { id: 'a', name: null, isOpen: true, kind: 'frame', host: 'www.youtube-nocookie.com' },
  ]);
});

test('a room keeps its name when its source changes', async () => {
  const name = { pl: 'Stoliki', de: 'Tische' };
  const link = { kind: 'link', address: 'https://meet.example.com/tables' } as const;
  await saveRoom(pool, { id: 'tables', name, source: link });
  await saveRoom(pool, { id: 'tables', name: null, source: stream });
  expect((await board()).rooms).toMatchObject([{ id: 'tables', name, kind: 'stream' }]);
});

test('the board names the host of a source and not its address', async () => {
  const link = { kind: 'link', address: 'https://meet.example.com/secret-table' } as const;
  const frame = { kind: 'frame', provider: 'vimeo', id: '123456789' } as const;
  await saveRoom(pool, { id: 'b', name: null, source: link });
  await saveRoom(pool, { id: 'c', name: null, source: frame });
  const answer = await (await fetch(origin + boardPath)).text();
  expect(answer).toContain('meet.example.com');
  expect(answer).not.toMatch(/secret-table|123456789/);
});

test('a session is shown moved, cancelled and, once restored, not at all', async () => {
  const seen = async () => markOf(await lockSession(pool, id));
  await saveRoom(pool, { id: 'b', name: null, source: stream });
  const move = { startsAt: at('10:30'), endsAt: at('11:15'), room: 'b' };
  await moveSession(pool, id, move, await seen());
  expect((await board()).sessions).toEqual([
    {
      id,
      isCancelled: false,
      starts: at('10:30').toISOString(),
      ends: at('11:15').toISOString(),
      room: 'b',
    },
  ]);
  await cancelSession(pool, id, await seen());
  expect((await board()).sessions).toMatchObject([{ isCancelled: true, starts: null, room: null }]);
  await restoreSession(pool, id, await seen());
  expect((await board()).sessions).toEqual([]);
});

test('the newest word is shown until it is taken back, and no older one after it', async () => {
  expect((await board()).word).toBeNull();
  await sayWord(pool, { pl: 'Pierwsze', 'en-GB': 'First' });
  await sayWord(pool, { pl: 'Drugie <b>' });
  const { word } = await board();
  expect(word).toMatchObject({ text: { pl: 'Drugie <b>' } });
  expect(await takeBackWord(pool, word?.id ?? 0)).toBe(true);
  expect((await board()).word).toBeNull();
});
