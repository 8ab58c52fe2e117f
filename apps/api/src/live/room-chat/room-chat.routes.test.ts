import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { policies } from '@kongres/content/facts/policies';
import { editionStart } from '@kongres/content/facts/phases';
import { congressChatPath, congressVotePath, internalRoomChatPath } from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import { ownRoomChatResponse, roomChatResponse } from '@kongres/contract/room-chat';
import { issueTestTicket } from '../../../test/orders/issue-test-ticket.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countRows, resetShop } from '../../../test/test-shop.ts';
import type { IssueTicketInput } from '../../sales/complimentary-tickets/issue-ticket.ts';
import { saveRoom, setRoomOpen } from '../rooms/live.queries.ts';
import { erasePerson } from '../../admin/privacy/erase-person.ts';
import { enterRoom } from '../room-access/enter-room.ts';
import { moderateMessage, muteAuthor } from './moderate-message.ts';
import { listMessagesForHosts } from './moderation.queries.ts';
import { setSlowMode } from '../rooms/live.queries.ts';
import { deleteOldRoomChat } from './room-chat.queries.ts';

const liveAt = new Date(editionStart.getTime() + 11 * 3_600_000);
const shop = await startTestApi({
  EDITION_CLOCK: liveAt.toISOString(),
  LIVE_SECRET: 'l'.repeat(32),
});
const { pool, owner, queue, config, edition, origin } = shop;
const context = { pool, queue, config, edition, now: () => new Date() };

beforeEach(async () => {
  await resetShop(pool);
  await owner.query('truncate live_room, room_chat_message, chat_mute cascade');
  for (const id of ['a', 'b']) {
    await saveRoom(pool, { id, name: null, source: { kind: 'stream' } });
    await setRoomOpen(pool, id, true);
  }
});

async function createGuest({
  reason = 'free',
  isInside = true,
}: { reason?: IssueTicketInput['origin']; isInside?: boolean } = {}) {
  const email = `${randomUUID()}@example.com`;
  const order = await issueTestTicket(context, {
    origin: reason,
    email,
    countsTowardsQuota: false,
  });
  const { token } = order;
  const device = randomBytes(32).toString('base64url');
  if (isInside) await enterRoom(context, order, { device, room: 'a' });
  return {
    email,
    say: (text: string, more: object = {}) =>
      postJson(congressChatPath, token, { room: 'a', kind: 'chat', text, author: 'Ala', ...more }),
    askQuestion: (text: string, more: object = {}) =>
      postJson(congressChatPath, token, { room: 'a', kind: 'question', text, author: '', ...more }),
    vote: (message: number, isOn = true) => postJson(congressVotePath, token, { message, isOn }),
    readAttendeeChat: async () =>
      ownRoomChatResponse.parse(
        await (
          await fetch(origin + congressChatPath, { headers: { Authorization: `Bearer ${token}` } })
        ).json(),
      ),
  };
}

/** Returns null on success, otherwise the problem code. */
async function postJson(path: string, token: string, body: object): Promise<string | null> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  return response.ok ? null : problem.parse(answer).code;
}

async function fetchRoomChat(room = 'a') {
  return roomChatResponse.parse(
    await (await fetch(`${origin}${internalRoomChatPath}/${room}`)).json(),
  );
}

const backdateMessages = () =>
  owner.query("update room_chat_message set written_at = written_at - interval '1 hour'");

test('shows messages in their room only', async () => {
  const [ala, ola] = [await createGuest(), await createGuest({ reason: 'speaker' })];
  expect(await ala.say('  Dzień   dobry \n wszystkim ')).toBeNull();
  expect(await ola.say('Witam', { author: 'Ola' })).toBeNull();
  expect((await fetchRoomChat()).chat).toMatchObject([
    { author: 'Ala', text: 'Dzień dobry wszystkim', isSpeaker: false },
    { author: 'Ola', text: 'Witam', isSpeaker: true },
  ]);
  expect((await fetchRoomChat('b')).chat).toEqual([]);
});

test('rejects messages and votes from outside the room', async () => {
  const [inside, outside] = [await createGuest(), await createGuest({ isInside: false })];
  expect(await outside.say('Halo')).toBe('not_inside');
  expect(await inside.say('Halo', { room: 'b' })).toBe('not_inside');
  expect(await inside.askQuestion('Dlaczego?')).toBeNull();
  const [question] = (await fetchRoomChat()).questions;
  expect(await outside.vote(question?.id ?? 0)).toBe('not_inside');
  await pool.query("update room_seat set renewed_at = now() - interval '3 minutes'");
  expect(await inside.say('Jeszcze tu jestem')).toBe('not_inside');
});

test.each([
  ['nothing', ''],
  ['only spaces', '   \n\t '],
  ['invisible characters', '\u200b\u202e\u0007'],
  ['too many characters', 'x'.repeat(281)],
])('rejects a message of %s', async (_, text) => {
  const { say } = await createGuest();
  expect(await say(text)).toBe('invalid_request');
  expect(await countRows(pool, 'room_chat_message')).toBe(0);
});

test('removes bidirectional and invisible characters and keeps markup as text', async () => {
  const { say } = await createGuest();
  await say('a\u202eb<img src=x onerror=alert(1)>\u0000', { author: '\u200bA\u2066la' });
  expect((await fetchRoomChat()).chat).toMatchObject([
    { author: 'Ala', text: 'ab<img src=x onerror=alert(1)>' },
  ]);
});

test('limits the message rate under concurrency and in slow mode', async () => {
  const { say } = await createGuest();
  const codes = await Promise.all(Array.from({ length: 20 }, (_, n) => say(`Numer ${n}`)));
  expect(codes.filter((code) => code === null)).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set([null, 'too_fast']));
  await owner.query("update room_chat_message set written_at = written_at - interval '5 seconds'");
  await setSlowMode(pool, 'a', 30);
  expect(await say('Już?')).toBe('too_fast');
  await setSlowMode(pool, 'a', 0);
  expect(await say('Już.')).toBeNull();
});

test('counts one vote per ticket under concurrent requests', async () => {
  const guests = await Promise.all(Array.from({ length: 5 }, () => createGuest()));
  await guests[0]?.askQuestion('Pierwsze?');
  await guests[1]?.askQuestion('Drugie?', { author: 'Jan' });
  const second = (await fetchRoomChat()).questions[1]?.id ?? 0;
  await Promise.all(guests.flatMap(({ vote }) => [vote(second), vote(second), vote(second)]));
  expect((await fetchRoomChat()).questions.map(({ text, votes }) => [text, votes])).toEqual([
    ['Drugie?', 5],
    ['Pierwsze?', 0],
  ]);
  expect((await guests[1]?.readAttendeeChat())?.messages).toEqual([second]);
  expect((await guests[2]?.readAttendeeChat())?.votes).toEqual([second]);
  await Promise.all([guests[2]?.vote(second, false), guests[2]?.vote(second, false)]);
  expect((await fetchRoomChat()).questions[0]?.votes).toBe(4);
});

test('keeps one question on stage and closes answered or hidden ones to votes', async () => {
  const [ala, ola] = [await createGuest(), await createGuest()];
  await ala.askQuestion('Pierwsze?');
  await ola.askQuestion('Drugie?');
  const [first = { id: 0 }, second = { id: 0 }] = (await fetchRoomChat()).questions;
  await moderateMessage(pool, second.id, 'stage', 'shown');
  expect((await fetchRoomChat()).questions[0]).toMatchObject({ text: 'Drugie?', state: 'stage' });
  await Promise.all([
    moderateMessage(pool, first.id, 'stage', 'shown'),
    moderateMessage(pool, first.id, 'stage', 'shown'),
  ]);
  expect((await fetchRoomChat()).questions.map(({ text, state }) => [text, state])).toEqual([
    ['Pierwsze?', 'stage'],
    ['Drugie?', 'answered'],
  ]);
  // Two hosts choose different questions at once: both calls succeed and one question is on stage.
  for (let round = 0; round < 10; round += 1) {
    await pool.query("update room_chat_message set state = 'shown'");
    const done = await Promise.all(
      [first.id, second.id].map((id) => moderateMessage(pool, id, 'stage', 'shown')),
    );
    expect(done.map(({ ok }) => ok)).toEqual([true, true]);
    expect((await fetchRoomChat()).questions.map(({ state }) => state)).toEqual([
      'stage',
      'answered',
    ]);
  }
  await pool.query("update room_chat_message set state = 'shown'");
  await moderateMessage(pool, second.id, 'hidden', 'shown');
  expect((await fetchRoomChat()).questions).toHaveLength(1);
  expect(await ala.vote(second.id), 'hidden questions accept no votes').toBe('not_inside');
  await ala.say('Tylko słowo');
  const [word] = (await fetchRoomChat()).chat;
  expect(await moderateMessage(pool, word?.id ?? 0, 'stage', 'shown')).toMatchObject({
    code: 'no_question',
  });
  expect(await moderateMessage(pool, 99_999, 'hidden', 'shown')).toMatchObject({ code: 'unknown' });
});

test('rejects messages of a muted attendee until unmuted', async () => {
  const { say } = await createGuest();
  await say('Coś brzydkiego');
  const [word] = (await fetchRoomChat()).chat;
  expect(await muteAuthor(pool, word?.id ?? 0, true)).toEqual({ ok: true });
  expect((await fetchRoomChat()).chat).toEqual([]);
  await backdateMessages();
  expect(await say('Coś jeszcze')).toBe('muted');
  await muteAuthor(pool, word?.id ?? 0, false);
  expect(await say('Przepraszam')).toBeNull();
  const { chat } = await listMessagesForHosts(pool, 'a');
  expect(chat.map(({ text }) => text)).toContain('Coś brzydkiego');
  expect(
    await countRows(pool, "audit_log where action in ('attendee_muted', 'attendee_unmuted')"),
  ).toBe(2);
});

test('deletes messages with their author and after the retention period', async () => {
  const [ala, ola] = [await createGuest(), await createGuest()];
  await ala.askQuestion('Moje?');
  await ola.askQuestion('Twoje?');
  const [mine = { id: 0 }, yours = { id: 0 }] = (await fetchRoomChat()).questions;
  await ala.vote(yours.id);
  await ola.vote(mine.id);
  await erasePerson(pool, ala.email);
  expect((await fetchRoomChat()).questions).toMatchObject([{ text: 'Twoje?', votes: 0 }]);
  const after = (hours: number) =>
    new Date(Date.now() + policies.talkDays * 86_400_000 + hours * 3_600_000);
  expect(await deleteOldRoomChat(after(-4))(pool, 100)).toBe(0);
  expect(await deleteOldRoomChat(after(0))(pool, 100)).toBe(1);
});

test('reads 10,000 messages by index', async () => {
  const { email } = await createGuest();
  await owner.query(
    `insert into room_chat_message (room, kind, order_id, author, is_speaker, text)
      select case when n % 2 = 0 then 'a' else 'b' end,
          case when n % 3 = 0 then 'question' else 'chat' end, o.id, '', false, 'Numer ' || n
        from generate_series(1, 10000) n, orders o where o.email = $1`,
    [email],
  );
  await owner.query('analyze room_chat_message');
  const { questions, chat } = await fetchRoomChat();
  expect([questions.length, chat.length]).toEqual([60, 60]);
  const { rows } = await owner.query<Record<'QUERY PLAN', string>>(
    `explain select id from room_chat_message
      where room = 'a' and kind = 'chat' and state = 'shown' order by id desc limit 60`,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan');
});
