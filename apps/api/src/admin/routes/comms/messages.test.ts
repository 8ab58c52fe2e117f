import { beforeEach, expect, test } from 'vitest';
import type { DeskMessage, DeskMessages } from '@kongres/contract/desk/comms/messages';
import { deskOf } from '../../../../test/desk.ts';
import { startMailSink } from '../../../../test/mail-sink.ts';
import { insertSold } from '../../../../test/orders/sold-tickets.ts';
import { startTestApi } from '../../../../test/test-api.ts';
import { countOf, emptyShop } from '../../../../test/test-shop.ts';
import { vacuumTable } from '../../../../test/vacuum-table.ts';
import type { Connection } from '../../../platform/db/connection.ts';
import { createSender } from '../../../platform/mail/sender.ts';
import { forgetPerson } from '../../privacy/forget-person.ts';
import { answerMessage } from '../../../comms/contact/answer-message.ts';
import { deliverAnswer } from '../../../comms/contact/deliver-answer.ts';
import { countMessages, pageOfMessages } from '../../../comms/contact/inbox-queries.ts';

const sink = await startMailSink();
const shop = await startTestApi({ SMTP_URL: sink.smtpUrl });
const { pool, owner: databaseOwner, queue, config, now } = shop;
const desk = deskOf(shop);
const editor = await desk.signedInAs('editor');
const sales = await desk.signedInAs('sales');
const post = { pool, queue, sender: createSender(config) };
const requestId = 'test';

beforeEach(async () => {
  await emptyShop(pool);
  await databaseOwner.query('truncate contact_message cascade');
  sink.mails.length = 0;
  sink.relent();
});

interface Written {
  topic?: string | null;
  email?: string;
  message?: string;
}

async function write({
  topic = null,
  email = 'ala@example.com',
  message = 'Dzień dobry',
}: Written = {}) {
  const { rows } = await pool.query<{ number: number }>(
    `insert into contact_message (topic, name, email, subject, message, language)
      values ($1, 'Ala', $2, 'Pytanie', $3, 'de') returning number`,
    [topic, email, message],
  );
  return rows[0]?.number ?? 0;
}

async function list(query: Record<string, string> = {}): Promise<DeskMessages> {
  const search = `?${new URLSearchParams(query).toString()}`;
  const answer = await desk.call('messages', { cookie: editor.cookie, query: search });
  expect(answer.status).toBe(200);
  return (await answer.json()) as DeskMessages;
}

async function read(number: number, { cookie } = editor): Promise<DeskMessage> {
  const answer = await desk.call('message', { cookie, query: `?number=${number}` });
  expect(answer.status).toBe(200);
  return (await answer.json()) as DeskMessage;
}

const reply = (number: number, text: string, seen = 0, { cookie } = editor) =>
  desk.act('messageReply', { cookie, body: { number, text, seen } });

/** Does what the queue holds, as often as it holds it. */
async function work() {
  const { rows } = await pool.query<{ job: { answerId: string; requestId: string } }>(
    "select data as job from pgboss.job where name = 'answer'",
  );
  return await Promise.all(rows.map(({ job }) => deliverAnswer(post, job)));
}

const numbersOf = ({ messages }: DeskMessages) => messages.map(({ number }) => number);

test('the newest comes first, pages go on where the last one ended, filters go together', async () => {
  const written: number[] = [];
  for (let count = 0; count < 103; count += 1) {
    written.push(await write({ topic: count % 2 ? 'press' : null }));
  }
  const first = await list();
  expect([first.messages.length, first.count]).toEqual([100, 103]);
  const second = await list({ before: String(first.next) });
  expect([...numbersOf(first), ...numbersOf(second)]).toEqual(written.toReversed());
  expect(second.next).toBeNull();
  expect((await list({ topic: 'press' })).count).toBe(51);
  expect((await list({ topic: 'none' })).count).toBe(52);
  const [one = 0] = written;
  const body = { number: one, state: 'closed' };
  expect((await desk.call('messageState', { cookie: sales.cookie, body })).status).toBe(200);
  expect(numbersOf(await list({ topic: 'none', state: 'closed' }))).toEqual([one]);
  expect((await list({ topic: 'press', state: 'closed' })).count).toBe(0);
});

test.each(['state=done', 'topic=__proto__', 'before=-1', 'before=9999999999'])(
  'nonsense in the address is refused: %s',
  async (query) => {
    const answer = await desk.call('messages', { cookie: editor.cookie, query: `?${query}` });
    expect(answer.status).toBe(422);
  },
);

test('an answer is sent once, in the sender’s language, and whoever answers it writes to us', async () => {
  const number = await write({ message: 'Guten Tag,\n\nwie groß ist <b>ein Stand</b>?' });
  expect(
    (await reply(number, 'Neun Quadratmeter.\nBis bald, https://example.com/stand')).status,
  ).toBe(200);
  expect(await read(number)).toMatchObject({
    state: 'answered',
    answers: [{ author: 'Someone editor', sentAt: null, failedAt: null }],
  });
  expect(await work()).toEqual(['sent']);
  expect(await work()).toEqual(['nothing']);
  expect(sink.mails).toHaveLength(1);
  const [mail] = sink.mails;
  expect(mail?.recipients).toEqual(['ala@example.com']);
  expect(mail?.head).toContain('Subject: Re: Pytanie');
  expect(mail?.head).toContain('Auto-Submitted: no');
  expect(mail?.head).toMatch(/Reply-To: .*Kongres AI/);
  const [answer] = (await read(number)).answers;
  expect(answer?.sentAt).not.toBeNull();
});

test('of two who answer at once one is told so, and writes a second answer only knowingly', async () => {
  const number = await write();
  const both = await Promise.all([reply(number, 'Raz', 0, editor), reply(number, 'Dwa', 0, sales)]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const refused = both.find(({ status }) => status === 409);
  expect(await refused?.json()).toMatchObject({ code: 'already_answered' });
  expect((await read(number)).answers).toHaveLength(1);
  expect((await reply(number, 'Jeszcze coś', 1, sales)).status).toBe(200);
  expect((await reply(number, 'Z przyszłości', 5)).status).toBe(409);
  expect((await read(number)).answers.map(({ text }) => text)).toContain('Jeszcze coś');
  expect(await countOf(pool, "pgboss.job where name = 'answer'")).toBe(2);
  const { rows } = await pool.query<{ deed: string; facts: object }>(
    "select deed, facts from journal where deed like 'contact%' and (facts ->> 'message')::integer = $1 order by id",
    [number],
  );
  expect(rows.map(({ deed }) => deed)).toEqual([
    'contact_answered',
    'contact_state',
    'contact_answered',
  ]);
  expect(JSON.stringify(rows)).not.toContain('ala@');
});

test('nothing is kept if the queue takes no job', async () => {
  const number = await write();
  const broken = { ...queue, add: () => Promise.reject(new Error('the queue is away')) };
  const words = { number, text: 'Raz', seen: 0, author: editor.id, requestId };
  await expect(answerMessage({ pool, queue: broken, now }, words)).rejects.toThrow('away');
  expect(await read(number)).toMatchObject({ state: 'open', answers: [] });
});

test.each([
  ['nothing', ' \n '],
  ['only what nobody sees', '\u200b\u2060\u202e\ufeff\0'],
  ['too much', 'ż'.repeat(5001)],
])('%s is no answer', async (_, text) => {
  const number = await write();
  expect((await reply(number, text)).status).toBe(422);
  expect(await countOf(pool, 'contact_answer')).toBe(0);
});

test('an answer is words: markup stays as typed, signs that turn the writing round are left out', async () => {
  const number = await write();
  expect((await reply(number, '<script>x()</script>\r\n\u202eA\0B {{name}}')).status).toBe(200);
  expect((await reply(number, '\u{1f600}a'.repeat(1666), 1)).status).toBe(200);
  expect((await read(number)).answers[0]?.text).toBe('<script>x()</script>\nAB {{name}}');
  expect(await work()).toEqual(['sent', 'sent']);
});

test('what is not there is not answered, and not closed', async () => {
  expect((await reply(987_654, 'Raz')).status).toBe(404);
  const body = { number: 987_654, state: 'closed' };
  expect((await desk.call('messageState', { cookie: editor.cookie, body })).status).toBe(404);
});

test('a server that refuses an answer for good is seen at the message, and somebody is told', async () => {
  const number = await write();
  await reply(number, 'Raz');
  sink.refuse('RCPT', '550 no');
  expect(await work()).toEqual(['refused']);
  expect(await work()).toEqual(['nothing']);
  expect(await list()).toMatchObject({ messages: [{ isUndeliverable: true }] });
  expect(await countOf(pool, "alarm where kind = 'undeliverable'")).toBe(1);
});

test('an answer goes with its message, and a forgotten address leaves those of others', async () => {
  const own = await write({ email: 'Ewa@example.com' });
  const other = await write();
  await reply(own, 'Raz');
  await reply(other, 'Proszę napisać do EWA@example.com.');
  await forgetPerson(pool, 'ewa@example.com');
  expect(numbersOf(await list())).toEqual([other]);
  expect((await read(other)).answers[0]?.text).toBe('Proszę napisać do […].');
  expect((await work()).toSorted()).toEqual(['nothing', 'sent']);
});

test('orders of the same address are told to who may see them', async () => {
  const number = await write({ email: 'Anna@Example.com' });
  expect(await read(number, sales)).toMatchObject({ hasOrders: false });
  await insertSold(pool, { email: 'anna@example.com' });
  expect(await read(number, sales)).toMatchObject({ hasOrders: true });
  expect(await read(number, editor)).toMatchObject({ hasOrders: false });
});

test('with ten thousand messages a list is two statements, and each goes by an index', async () => {
  await databaseOwner.query(
    `insert into contact_message (topic, name, email, subject, message, language, state)
      select case n % 3 when 0 then 'press' when 1 then 'sponsor' end, 'Ala', n || '@example.com', 'x', repeat('Dzień dobry. ', 50), 'pl',
        (array['open', 'answered', 'closed'])[1 + n % 7 % 3] from generate_series(1, 10000) n`,
  );
  await vacuumTable(databaseOwner, 'contact_message');
  for (const wanted of [
    {},
    { state: 'closed' },
    { topic: 'press' },
    { topic: 'none', state: 'open' },
  ] as const) {
    const plans: string[] = [];
    const query = async (sql: string, values: unknown[]) => {
      const { rows } = await pool.query(`explain ${sql}`, values);
      plans.push(rows.map((row) => Object.values(row as object).join()).join('\n'));
      return { rows: [] };
    };
    const db = { query } as unknown as Connection;
    await pageOfMessages(db, { ...wanted, before: 9000, limit: 101 });
    await countMessages(db, wanted, 10_000);
    expect([wanted, plans.length]).toEqual([wanted, 2]);
    for (const plan of plans) {
      expect([wanted, plan]).toEqual([
        wanted,
        expect.not.stringContaining('Seq Scan on contact_message'),
      ]);
    }
  }
  expect(await list()).toMatchObject({ count: 10_000 });
});
