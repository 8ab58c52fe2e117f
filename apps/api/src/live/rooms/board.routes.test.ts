import { beforeEach, expect, test } from 'vitest';
import { getCongressDay } from '@kongres/content/facts/edition';
import { galas } from '@kongres/content/facts/galas';
import { toIsoInstant } from '@kongres/content/format/date';
import { boardResponse } from '@kongres/contract/board';
import { boardPath } from '@kongres/contract/paths';
import { startTestApi } from '../../../test/test-api.ts';
import { cancelSession, getSessionVersion, moveSession, restoreSession } from './change-session.ts';
import { lockSession, saveRoom, showBanner, setRoomOpen, hideBanner } from './live.queries.ts';

const { pool, owner, origin } = await startTestApi();
const { id, day } = galas[0];
const toInstant = (time: string) => new Date(toIsoInstant(getCongressDay(day), time));

beforeEach(() => owner.query('truncate live_room, session_change, live_banner'));

async function fetchBoard() {
  return boardResponse.parse(await (await fetch(origin + boardPath)).json());
}

const stream = { kind: 'stream' } as const;

test('shows a new room as closed and the latest source once opened', async () => {
  await saveRoom(pool, { id: 'a', name: null, source: stream });
  expect((await fetchBoard()).rooms).toEqual([
    { id: 'a', name: null, isOpen: false, kind: 'stream', host: null },
  ]);
  await setRoomOpen(pool, 'a', true);
  const source = { kind: 'frame', provider: 'youtube', id: 'aqz-KE-bpKQ' } as const;
  await saveRoom(pool, { id: 'a', name: null, source });
  expect((await fetchBoard()).rooms).toEqual([
    { id: 'a', name: null, isOpen: true, kind: 'frame', host: 'www.youtube-nocookie.com' },
  ]);
});

test('keeps the name of a room when its source changes', async () => {
  const name = { pl: 'Stoliki', de: 'Tische' };
  const link = { kind: 'link', address: 'https://meet.example.com/tables' } as const;
  await saveRoom(pool, { id: 'tables', name, source: link });
  await saveRoom(pool, { id: 'tables', name: null, source: stream });
  expect((await fetchBoard()).rooms).toMatchObject([{ id: 'tables', name, kind: 'stream' }]);
});

test('returns the host of a source but not its URL', async () => {
  const link = { kind: 'link', address: 'https://meet.example.com/secret-table' } as const;
  const frame = { kind: 'frame', provider: 'vimeo', id: '123456789' } as const;
  await saveRoom(pool, { id: 'b', name: null, source: link });
  await saveRoom(pool, { id: 'c', name: null, source: frame });
  const answer = await (await fetch(origin + boardPath)).text();
  expect(answer).toContain('meet.example.com');
  expect(answer).not.toMatch(/secret-table|123456789/);
});

test('lists moved and cancelled sessions until they are restored', async () => {
  const seen = async () => getSessionVersion(await lockSession(pool, id));
  await saveRoom(pool, { id: 'b', name: null, source: stream });
  const move = { startsAt: toInstant('10:30'), endsAt: toInstant('11:15'), room: 'b' };
  await moveSession(pool, id, move, await seen());
  expect((await fetchBoard()).sessions).toEqual([
    {
      id,
      isCancelled: false,
      starts: toInstant('10:30').toISOString(),
      ends: toInstant('11:15').toISOString(),
      room: 'b',
    },
  ]);
  await cancelSession(pool, id, await seen());
  expect((await fetchBoard()).sessions).toMatchObject([
    { isCancelled: true, starts: null, room: null },
  ]);
  await restoreSession(pool, id, await seen());
  expect((await fetchBoard()).sessions).toEqual([]);
});

test('shows the latest banner until it is hidden, then none', async () => {
  expect((await fetchBoard()).word).toBeNull();
  await showBanner(pool, { pl: 'Pierwsze', 'en-GB': 'First' });
  await showBanner(pool, { pl: 'Drugie <b>' });
  const { word } = await fetchBoard();
  expect(word).toMatchObject({ text: { pl: 'Drugie <b>' } });
  expect(await hideBanner(pool, word?.id ?? 0)).toBe(true);
  expect((await fetchBoard()).word).toBeNull();
});
