import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { policies } from '@kongres/content/facts/policies';
import { editionStarts } from '@kongres/content/facts/phases';
import { congressTalkPath, congressVotePath, insideTalkPath } from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import { ownTalkAnswer, talkAnswer } from '@kongres/contract/talk';
import { issuedTicket } from '../../../test/orders/issued-ticket.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countOf, emptyShop } from '../../../test/test-shop.ts';
import type { Issue } from '../../sales/complimentary-tickets/issue-ticket.ts';
import { saveRoom, setDoor } from '../rooms/live-queries.ts';
import { forgetPerson } from '../../admin/privacy/forget-person.ts';
import { enterRoom } from '../room-access/enter-room.ts';
import { moderate, muteAuthor } from './moderate.ts';
import { listForHosts } from './moderation-queries.ts';
import { setSlowMode } from '../rooms/live-queries.ts';
import { deleteOldTalk } from './talk-queries.ts';

const live = new Date(editionStarts.getTime() + 11 * 3_600_000);
const shop = await startTestApi({ EDITION_CLOCK: live.toISOString(), LIVE_SECRET: 'l'.repeat(32) });
const { pool, owner, queue, config, edition, origin } = shop;
const context = { pool, queue, config, edition, now: () => new Date() };

beforeEach(async () => {
  await emptyShop(pool);
  await owner.query('truncate live_room, room_message, muted_order cascade');
  for (const id of ['a', 'b']) {
    await saveRoom(pool, { id, name: null, source: { kind: 'stream' } });
    await setDoor(pool, id, true);
  }
});

/** Somebody who is in room a. */
async function guest({
  reason = 'free',
  isInside = true,
}: { reason?: Issue['origin']; isInside?: boolean } = {}) {
  const email = `${randomUUID()}@example.com`;
  const order = await issuedTicket(context, { origin: reason, email, isCounted: false });
  const { token } = order;
  const device = randomBytes(32).toString('base64url');
  if (isInside) await enterRoom(context, order, { device, room: 'a' });
  return {
    email,
    say: (text: string, more: object = {}) =>
      post(congressTalkPath, token, { room: 'a', kind: 'chat', text, author: 'Ala', ...more }),
    ask: (text: string, more: object = {}) =>
      post(congressTalkPath, token, { room: 'a', kind: 'question', text, author: '', ...more }),
    vote: (message: number, isOn = true) => post(congressVotePath, token, { message, isOn }),
    own: async () =>
      ownTalkAnswer.parse(
        await (
          await fetch(origin + congressTalkPath, { headers: { Authorization: `Bearer ${token}` } })
        ).json(),
      ),
  };
}

/** Null for what was taken, and the reason for what was not. */
async function post(path: string, token: string, body: object): Promise<string | null> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  return response.ok ? null : problem.parse(answer).code;
}

async function talk(room = 'a') {
  return talkAnswer.parse(await (await fetch(`${origin}${insideTalkPath}/${room}`)).json());
}

/** As if everybody had waited. */
const waitLong = () =>
  owner.query("update room_message set written_at = written_at - interval '1 hour'");

test('who is in a room is read by all in it, and nowhere else', async () => {
  const [ala, ola] = [await guest(), await guest({ reason: 'speaker' })];
  expect(await ala.say('  Dzień   dobry \n wszystkim ')).toBeNull();
  expect(await ola.say('Witam', { author: 'Ola' })).toBeNull();
  expect((await talk()).chat).toMatchObject([
    { author: 'Ala', text: 'Dzień dobry wszystkim', isSpeaker: false },
    { author: 'Ola', text: 'Witam', isSpeaker: true },
  ]);
  expect((await talk('b')).chat).toEqual([]);
});

test('who is not inside, or in another room, cannot speak or vote there', async () => {
  const [inside, outside] = [await guest(), await guest({ isInside: false })];
  expect(await outside.say('Halo')).toBe('not_inside');
  expect(await inside.say('Halo', { room: 'b' })).toBe('not_inside');
  expect(await inside.ask('Dlaczego?')).toBeNull();
  const [question] = (await talk()).questions;
  expect(await outside.vote(question?.id ?? 0)).toBe('not_inside');
  await pool.query("update visit set renewed_at = now() - interval '3 minutes'");
  expect(await inside.say('Jeszcze tu jestem')).toBe('not_inside');
});

test.each([
  ['nothing', ''],
  ['only spaces', '   \n\t '],
  ['letters that nobody sees', '\u200b\u202e\u0007'],
  ['too much', 'x'.repeat(281)],
])('%s is no message', async (_, text) => {
  const { say } = await guest();
  expect(await say(text)).toBe('invalid_request');
  expect(await countOf(pool, 'room_message')).toBe(0);
});

test('what turns a line around or hides in it is left out; markup stays the text that it is', async () => {
  const { say } = await guest();
  await say('a\u202eb<img src=x onerror=alert(1)>\u0000', { author: '\u200bA\u2066la' });
  expect((await talk()).chat).toMatchObject([
    { author: 'Ala', text: 'ab<img src=x onerror=alert(1)>' },
  ]);
});

test('one message after the other, also of twenty at once; slow mode makes the wait longer', async () => {
  const { say } = await guest();
  const codes = await Promise.all(Array.from({ length: 20 }, (_, n) => say(`Numer ${n}`)));
  expect(codes.filter((code) => code === null)).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set([null, 'too_fast']));
  await owner.query("update room_message set written_at = written_at - interval '5 seconds'");
  await setSlowMode(pool, 'a', 30);
  expect(await say('Już?')).toBe('too_fast');
  await setSlowMode(pool, 'a', 0);
  expect(await say('Już.')).toBeNull();
});

test('a question gathers one vote of each ticket, however often and at once it is pressed', async () => {
  const guests = await Promise.all(Array.from({ length: 5 }, () => guest()));
  await guests[0]?.ask('Pierwsze?');
  await guests[1]?.ask('Drugie?', { author: 'Jan' });
  const second = (await talk()).questions[1]?.id ?? 0;
  await Promise.all(guests.flatMap(({ vote }) => [vote(second), vote(second), vote(second)]));
  expect((await talk()).questions.map(({ text, votes }) => [text, votes])).toEqual([
    ['Drugie?', 5],
    ['Pierwsze?', 0],
  ]);
  expect((await guests[1]?.own())?.messages).toEqual([second]);
  expect((await guests[2]?.own())?.votes).toEqual([second]);
  await Promise.all([guests[2]?.vote(second, false), guests[2]?.vote(second, false)]);
  expect((await talk()).questions[0]?.votes).toBe(4);
});

test('a question goes on stage, is answered and hidden; there is one on stage at a time', async () => {
  const [ala, ola] = [await guest(), await guest()];
  await ala.ask('Pierwsze?');
  await ola.ask('Drugie?');
  const [first = { id: 0 }, second = { id: 0 }] = (await talk()).questions;
  await moderate(pool, second.id, 'stage', 'shown');
  expect((await talk()).questions[0]).toMatchObject({ text: 'Drugie?', state: 'stage' });
  await Promise.all([
    moderate(pool, first.id, 'stage', 'shown'),
    moderate(pool, first.id, 'stage', 'shown'),
  ]);
  expect((await talk()).questions.map(({ text, state }) => [text, state])).toEqual([
    ['Pierwsze?', 'stage'],
    ['Drugie?', 'answered'],
  ]);
  // Two hosts at once, each with another question: both are told that it is done, and one is on stage.
  for (let round = 0; round < 10; round += 1) {
    await pool.query("update room_message set state = 'shown'");
    const done = await Promise.all(
      [first.id, second.id].map((id) => moderate(pool, id, 'stage', 'shown')),
    );
    expect(done.map(({ ok }) => ok)).toEqual([true, true]);
    expect((await talk()).questions.map(({ state }) => state)).toEqual(['stage', 'answered']);
  }
  await pool.query("update room_message set state = 'shown'");
  await moderate(pool, second.id, 'hidden', 'shown');
  expect((await talk()).questions).toHaveLength(1);
  expect(await ala.vote(second.id), 'what is hidden gathers nothing').toBe('not_inside');
  await ala.say('Tylko słowo');
  const [word] = (await talk()).chat;
  expect(await moderate(pool, word?.id ?? 0, 'stage', 'shown')).toMatchObject({
    code: 'no_question',
  });
  expect(await moderate(pool, 99_999, 'hidden', 'shown')).toMatchObject({ code: 'unknown' });
});

test('a muted person only listens, in every room, until a host says otherwise', async () => {
  const { say } = await guest();
  await say('Coś brzydkiego');
  const [word] = (await talk()).chat;
  expect(await muteAuthor(pool, word?.id ?? 0, true)).toEqual({ ok: true });
  expect((await talk()).chat).toEqual([]);
  await waitLong();
  expect(await say('Coś jeszcze')).toBe('muted');
  await muteAuthor(pool, word?.id ?? 0, false);
  expect(await say('Przepraszam')).toBeNull();
  const { chat } = await listForHosts(pool, 'a');
  expect(chat.map(({ text }) => text)).toContain('Coś brzydkiego');
  expect(await countOf(pool, "journal where deed in ('person_muted', 'person_unmuted')")).toBe(2);
});

test('what was said is forgotten with its author, and after the time of the policy', async () => {
  const [ala, ola] = [await guest(), await guest()];
  await ala.ask('Moje?');
  await ola.ask('Twoje?');
  const [mine = { id: 0 }, yours = { id: 0 }] = (await talk()).questions;
  await ala.vote(yours.id);
  await ola.vote(mine.id);
  await forgetPerson(pool, ala.email);
  expect((await talk()).questions).toMatchObject([{ text: 'Twoje?', votes: 0 }]);
  const after = (hours: number) =>
    new Date(Date.now() + policies.talkDays * 86_400_000 + hours * 3_600_000);
  expect(await deleteOldTalk(after(-4))(pool, 100)).toBe(0);
  expect(await deleteOldTalk(after(0))(pool, 100)).toBe(1);
});

test('ten thousand messages are read by an index', async () => {
  const { email } = await guest();
  await owner.query(
    `insert into room_message (room, kind, order_id, author, is_speaker, text)
      select case when n % 2 = 0 then 'a' else 'b' end,
          case when n % 3 = 0 then 'question' else 'chat' end, o.id, '', false, 'Numer ' || n
        from generate_series(1, 10000) n, orders o where o.email = $1`,
    [email],
  );
  await owner.query('analyze room_message');
  const { questions, chat } = await talk();
  expect([questions.length, chat.length]).toEqual([60, 60]);
  const { rows } = await owner.query<Record<'QUERY PLAN', string>>(
    `explain select id from room_message
      where room = 'a' and kind = 'chat' and state = 'shown' order by id desc limit 60`,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan');
});
