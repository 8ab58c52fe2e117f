import { beforeEach, expect, test } from 'vitest';
import type { DeskRoomChat } from '@kongres/contract/desk/live/room-chat';
import type { DeskCall } from '@kongres/contract/desk/routes';
import { createDeskClient } from '../../../../test/desk-client.ts';
import { insertSoldTicket } from '../../../../test/orders/sold-tickets.ts';
import { startTestApi } from '../../../../test/test-api.ts';
import { countRows, resetShop } from '../../../../test/test-shop.ts';
import { saveRoom } from '../../../live/rooms/live.queries.ts';
import { insertChatMessage } from '../../../live/room-chat/room-chat.queries.ts';

const shop = await startTestApi();
const { pool, owner: databaseOwner } = shop;
const desk = createDeskClient(shop);
const [host, other, reader] = [
  await desk.signInAs('host'),
  await desk.signInAs('owner'),
  await desk.signInAs('reader'),
];

beforeEach(async () => {
  await resetShop(pool);
  await databaseOwner.query('truncate live_room, room_chat_message, chat_mute cascade');
  await saveRoom(pool, { id: 'a', name: null, source: { kind: 'stream' } });
});

async function readRoomChat(room = 'a'): Promise<DeskRoomChat> {
  const answer = await desk.call('getRoomChat', { cookie: reader.cookie, query: `?room=${room}` });
  return (await answer.json()) as DeskRoomChat;
}

async function performDeskCall(
  call: DeskCall,
  body: unknown,
  { cookie } = host,
): Promise<string | null> {
  const answer = await desk.callConfirmed(call, { cookie, body });
  return ((await answer.json()) as { code?: string }).code ?? null;
}

async function writeMessage(
  kind: 'question' | 'chat',
  text: string,
  orderId?: string,
): Promise<number> {
  const id = orderId ?? (await insertSoldTicket(pool, {})).id;
  return await insertChatMessage(pool, id, { room: 'a', kind, text, author: '', isSpeaker: false });
}

test('puts one question on stage at a time, and answers, hides and shows questions', async () => {
  const [first, second] = [
    await writeMessage('question', '<script>1</script>?'),
    await writeMessage('question', 'Dwa?'),
  ];
  expect((await readRoomChat()).questions.map(({ text }) => text)).toEqual([
    '<script>1</script>?',
    'Dwa?',
  ]);
  const stage = (id: number) =>
    performDeskCall('moderateMessage', { id, state: 'stage', expectedState: 'shown' });
  expect(await stage(first)).toBeNull();
  expect(await stage(second)).toBeNull();
  expect((await readRoomChat()).questions.map(({ id, state }) => [id, state])).toEqual([
    [second, 'stage'],
    [first, 'answered'],
  ]);
  expect(
    await performDeskCall('moderateMessage', {
      id: first,
      state: 'hidden',
      expectedState: 'answered',
    }),
  ).toBeNull();
  expect(
    await performDeskCall('moderateMessage', {
      id: first,
      state: 'shown',
      expectedState: 'hidden',
    }),
  ).toBeNull();
  expect(
    await countRows(
      pool,
      `audit_log where actor = 'desk ${host.id}' and action = 'question_being_answered'`,
    ),
  ).toBe(2);
});

test('rejects moderation based on a stale state', async () => {
  const id = await writeMessage('question', 'Brzydkie?');
  expect(
    await performDeskCall(
      'moderateMessage',
      { id, state: 'hidden', expectedState: 'shown' },
      other,
    ),
  ).toBeNull();
  expect(
    await performDeskCall('moderateMessage', { id, state: 'answered', expectedState: 'shown' }),
  ).toBe('changed_since');
  expect(
    await performDeskCall('moderateMessage', { id, state: 'stage', expectedState: 'shown' }),
  ).toBe('changed_since');
  // Same target state: not a conflict.
  expect(
    await performDeskCall('moderateMessage', { id, state: 'hidden', expectedState: 'shown' }),
  ).toBeNull();
  expect((await readRoomChat()).questions).toMatchObject([{ state: 'hidden' }]);
  const both = await Promise.all([
    performDeskCall('moderateMessage', { id, state: 'shown', expectedState: 'hidden' }, host),
    performDeskCall('moderateMessage', { id, state: 'shown', expectedState: 'hidden' }, other),
  ]);
  expect(both).toEqual([null, null]);
  expect(
    await countRows(
      pool,
      `audit_log where action = 'message_shown' and details ->> 'message' = '${id}'`,
    ),
  ).toBe(1);
});

test('mutes an author, hides the message and unmutes again', async () => {
  const { id: orderId, number } = await insertSoldTicket(pool, {});
  const [bad, good] = [
    await writeMessage('chat', 'Źle', orderId),
    await writeMessage('chat', 'Dobrze', orderId),
  ];
  const requests = [host, other].map((person) =>
    performDeskCall('muteAuthor', { id: bad, isMuted: true }, person),
  );
  expect(await Promise.all(requests)).toEqual([null, null]);
  expect((await readRoomChat()).chat).toMatchObject([
    { id: bad, state: 'hidden', isMuted: true, number },
    { id: good, state: 'shown', isMuted: true },
  ]);
  expect(await performDeskCall('muteAuthor', { id: good, isMuted: false })).toBeNull();
  expect((await readRoomChat()).chat).toMatchObject([
    { state: 'hidden', isMuted: false },
    { state: 'shown', isMuted: false },
  ]);
  expect(
    await countRows(pool, "audit_log where action in ('attendee_muted', 'attendee_unmuted')"),
  ).toBe(2);
});

test('sets the slow mode of a room', async () => {
  expect(await performDeskCall('setSlowMode', { room: 'a', seconds: 30 })).toBeNull();
  expect(await readRoomChat()).toMatchObject({ slowSeconds: 30 });
  expect(await performDeskCall('setSlowMode', { room: 'nowhere', seconds: 30 })).toBe(
    'unknown_room',
  );
});

test('rejects invalid requests', async () => {
  const chat = await writeMessage('chat', 'Słowo');
  for (const [call, body] of [
    ['moderateMessage', { id: chat, state: 'stage', expectedState: 'shown' }],
    ['moderateMessage', { id: chat, state: 'gone', expectedState: 'shown' }],
    ['moderateMessage', { id: 99_999_999, state: 'hidden', expectedState: 'shown' }],
    ['moderateMessage', { id: 2 ** 40, state: 'hidden', expectedState: 'shown' }],
    ['moderateMessage', { id: chat, state: 'hidden' }],
    ['muteAuthor', { id: -1, isMuted: true }],
    ['muteAuthor', { id: 99_999_999, isMuted: true }],
    ['setSlowMode', { room: 'a', seconds: 601 }],
    ['setSlowMode', { room: 'a', seconds: 0.5 }],
  ] as const) {
    expect([body, await performDeskCall(call, body)]).not.toEqual([body, null]);
  }
  for (const room of ['nowhere', '../a', '', 'A']) {
    const query = `?room=${encodeURIComponent(room)}`;
    const { status } = await desk.call('getRoomChat', { cookie: host.cookie, query });
    expect([room, status]).toEqual([room, 422]);
  }
  expect((await readRoomChat()).chat).toMatchObject([{ state: 'shown' }]);
});

test('returns the newest chat and the most voted questions of 10,000 messages', async () => {
  const { id: orderId } = await insertSoldTicket(pool, {});
  await databaseOwner.query(
    `insert into room_chat_message (room, kind, order_id, author, is_speaker, text, votes, state)
      select 'a', case when n % 2 = 0 then 'question' else 'chat' end, $1, '', false, 'Numer ' || n, n % 97,
          case when n % 8 = 0 then 'answered' else 'shown' end
        from generate_series(1, 10000) n where n % 8 > 0 or n % 2 = 0`,
    [orderId],
  );
  const { questions, chat } = await readRoomChat();
  expect([questions.length, chat.length]).toEqual([150, 100]);
  expect(questions[0]).toMatchObject({ votes: 96, state: 'shown' });
  expect(chat.at(-1)?.text).toBe('Numer 9999');
});
