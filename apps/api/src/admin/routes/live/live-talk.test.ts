import { beforeEach, expect, test } from 'vitest';
import type { DeskTalk } from '@kongres/contract/desk/live/live-talk';
import type { DeskCall } from '@kongres/contract/desk/rules';
import { deskOf } from '../../../../test/desk.ts';
import { insertSold } from '../../../../test/orders/sold-tickets.ts';
import { startTestApi } from '../../../../test/test-api.ts';
import { countOf, emptyShop } from '../../../../test/test-shop.ts';
import { saveRoom } from '../../../live/rooms/live-queries.ts';
import { insertMessage } from '../../../live/room-chat/talk-queries.ts';

const shop = await startTestApi();
const { pool, owner: databaseOwner } = shop;
const desk = deskOf(shop);
const [host, other, reader] = [
  await desk.signedInAs('host'),
  await desk.signedInAs('owner'),
  await desk.signedInAs('reader'),
];

beforeEach(async () => {
  await emptyShop(pool);
  await databaseOwner.query('truncate live_room, room_message, muted_order cascade');
  await saveRoom(pool, { id: 'a', name: null, source: { kind: 'stream' } });
});

async function read(room = 'a'): Promise<DeskTalk> {
  const answer = await desk.call('liveTalk', { cookie: reader.cookie, query: `?room=${room}` });
  return (await answer.json()) as DeskTalk;
}

async function act(call: DeskCall, body: unknown, { cookie } = host): Promise<string | null> {
  const answer = await desk.act(call, { cookie, body });
  return ((await answer.json()) as { code?: string }).code ?? null;
}

async function write(kind: 'question' | 'chat', text: string, orderId?: string): Promise<number> {
  const id = orderId ?? (await insertSold(pool, {})).id;
  return await insertMessage(pool, id, { room: 'a', kind, text, author: '', isSpeaker: false });
}

test('questions go on stage one at a time, are answered, hidden and shown again', async () => {
  const [first, second] = [
    await write('question', '<script>1</script>?'),
    await write('question', 'Dwa?'),
  ];
  expect((await read()).questions.map(({ text }) => text)).toEqual(['<script>1</script>?', 'Dwa?']);
  const stage = (id: number) => act('liveMessage', { id, state: 'stage', saw: 'shown' });
  expect(await stage(first)).toBeNull();
  expect(await stage(second)).toBeNull();
  expect((await read()).questions.map(({ id, state }) => [id, state])).toEqual([
    [second, 'stage'],
    [first, 'answered'],
  ]);
  expect(await act('liveMessage', { id: first, state: 'hidden', saw: 'answered' })).toBeNull();
  expect(await act('liveMessage', { id: first, state: 'shown', saw: 'hidden' })).toBeNull();
  expect(
    await countOf(pool, `journal where actor = 'desk ${host.id}' and deed like '%_on_stage'`),
  ).toBe(2);
});

test('what one host has hidden is not brought back by another who has not seen it yet', async () => {
  const id = await write('question', 'Brzydkie?');
  expect(await act('liveMessage', { id, state: 'hidden', saw: 'shown' }, other)).toBeNull();
  expect(await act('liveMessage', { id, state: 'answered', saw: 'shown' })).toBe('changed_since');
  expect(await act('liveMessage', { id, state: 'stage', saw: 'shown' })).toBe('changed_since');
  // Both wanted the same: nobody has to be told.
  expect(await act('liveMessage', { id, state: 'hidden', saw: 'shown' })).toBeNull();
  expect((await read()).questions).toMatchObject([{ state: 'hidden' }]);
  const both = await Promise.all([
    act('liveMessage', { id, state: 'shown', saw: 'hidden' }, host),
    act('liveMessage', { id, state: 'shown', saw: 'hidden' }, other),
  ]);
  expect(both).toEqual([null, null]);
  expect(
    await countOf(pool, `journal where deed = 'message_shown' and facts ->> 'message' = '${id}'`),
  ).toBe(1);
});

test('an author is muted with the message, in one piece, and may speak again', async () => {
  const { id: orderId, number } = await insertSold(pool, {});
  const [bad, good] = [await write('chat', 'Źle', orderId), await write('chat', 'Dobrze', orderId)];
  const presses = [host, other].map((person) =>
    act('liveMute', { id: bad, isMuted: true }, person),
  );
  expect(await Promise.all(presses)).toEqual([null, null]);
  expect((await read()).chat).toMatchObject([
    { id: bad, state: 'hidden', isMuted: true, number },
    { id: good, state: 'shown', isMuted: true },
  ]);
  expect(await act('liveMute', { id: good, isMuted: false })).toBeNull();
  expect((await read()).chat).toMatchObject([
    { state: 'hidden', isMuted: false },
    { state: 'shown', isMuted: false },
  ]);
  expect(await countOf(pool, "journal where deed in ('person_muted', 'person_unmuted')")).toBe(2);
});

test('how quickly people may write is set for a room', async () => {
  expect(await act('liveSlow', { room: 'a', seconds: 30 })).toBeNull();
  expect(await read()).toMatchObject({ slowSeconds: 30 });
  expect(await act('liveSlow', { room: 'nowhere', seconds: 30 })).toBe('unknown_room');
});

test('what makes no sense is refused', async () => {
  const chat = await write('chat', 'Słowo');
  for (const [call, body] of [
    ['liveMessage', { id: chat, state: 'stage', saw: 'shown' }],
    ['liveMessage', { id: chat, state: 'gone', saw: 'shown' }],
    ['liveMessage', { id: 99_999_999, state: 'hidden', saw: 'shown' }],
    ['liveMessage', { id: 2 ** 40, state: 'hidden', saw: 'shown' }],
    ['liveMessage', { id: chat, state: 'hidden' }],
    ['liveMute', { id: -1, isMuted: true }],
    ['liveMute', { id: 99_999_999, isMuted: true }],
    ['liveSlow', { room: 'a', seconds: 601 }],
    ['liveSlow', { room: 'a', seconds: 0.5 }],
  ] as const) {
    expect([body, await act(call, body)]).not.toEqual([body, null]);
  }
  for (const room of ['nowhere', '../a', '', 'A']) {
    const query = `?room=${encodeURIComponent(room)}`;
    const { status } = await desk.call('liveTalk', { cookie: host.cookie, query });
    expect([room, status]).toEqual([room, 422]);
  }
  expect((await read()).chat).toMatchObject([{ state: 'shown' }]);
});

test('of ten thousand messages hosts have the newest chat and the most wanted questions', async () => {
  const { id: orderId } = await insertSold(pool, {});
  await databaseOwner.query(
    `insert into room_message (room, kind, order_id, author, is_speaker, text, votes, state)
      select 'a', case when n % 2 = 0 then 'question' else 'chat' end, $1, '', false, 'Numer ' || n, n % 97,
          case when n % 8 = 0 then 'answered' else 'shown' end
        from generate_series(1, 10000) n where n % 8 > 0 or n % 2 = 0`,
    [orderId],
  );
  const { questions, chat } = await read();
  expect([questions.length, chat.length]).toEqual([150, 100]);
  expect(questions[0]).toMatchObject({ votes: 96, state: 'shown' });
  expect(chat.at(-1)?.text).toBe('Numer 9999');
});
