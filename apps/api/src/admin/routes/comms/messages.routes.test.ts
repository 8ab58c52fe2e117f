import { beforeEach, expect, test } from 'vitest';
import type { DeskMessage, DeskMessages } from '@kongres/contract/desk/comms/messages';
import { createDeskClient } from '../../../../test/desk-client.ts';
import { startMailSink } from '../../../../test/mail-sink.ts';
import { insertSoldTicket } from '../../../../test/orders/sold-tickets.ts';
import { startTestApi } from '../../../../test/test-api.ts';
import { countRows, resetShop } from '../../../../test/test-shop.ts';
import { vacuumTable } from '../../../../test/vacuum-table.ts';
import type { Connection } from '../../../platform/db/connection.ts';
import { createEmailSender } from '../../../platform/email/email-sender.ts';
import { erasePerson } from '../../privacy/erase-person.ts';
import { replyToMessage } from '../../../comms/contact/reply-to-message.ts';
import { deliverReply } from '../../../comms/contact/deliver-reply.ts';
import { countMessages, listMessages } from '../../../comms/contact/inbox.queries.ts';

const sink = await startMailSink();
const shop = await startTestApi({ SMTP_URL: sink.smtpUrl });
const { pool, owner: databaseOwner, queue, config, now } = shop;
const desk = createDeskClient(shop);
const editor = await desk.signInAs('editor');
const sales = await desk.signInAs('sales');
const post = { pool, queue, sender: createEmailSender(config) };
const requestId = 'test';

beforeEach(async () => {
  await resetShop(pool);
  await databaseOwner.query('truncate contact_message cascade');
  sink.emails.length = 0;
  sink.acceptAll();
});

interface NewMessage {
  topic?: string | null;
  email?: string;
  message?: string;
}

async function insertMessage({
  topic = null,
  email = 'ala@example.com',
  message = 'Dzień dobry',
}: NewMessage = {}) {
  const { rows } = await pool.query<{ number: number }>(
    `insert into contact_message (topic, name, email, subject, message, language)
      values ($1, 'Ala', $2, 'Pytanie', $3, 'de') returning number`,
    [topic, email, message],
  );
  return rows[0]?.number ?? 0;
}

async function fetchMessages(query: Record<string, string> = {}): Promise<DeskMessages> {
  const search = `?${new URLSearchParams(query).toString()}`;
  const answer = await desk.call('listMessages', { cookie: editor.cookie, query: search });
  expect(answer.status).toBe(200);
  return (await answer.json()) as DeskMessages;
}

async function readMessage(number: number, { cookie } = editor): Promise<DeskMessage> {
  const answer = await desk.call('getMessage', { cookie, query: `?number=${number}` });
  expect(answer.status).toBe(200);
  return (await answer.json()) as DeskMessage;
}

const postReply = (number: number, text: string, seen = 0, { cookie } = editor) =>
  desk.callConfirmed('replyToMessage', {
    cookie,
    body: { number, text, expectedReplyCount: seen },
  });

async function runReplyJobs() {
  const { rows } = await pool.query<{ job: { replyId: string; requestId: string } }>(
    "select data as job from pgboss.job where name = 'contact-reply'",
  );
  return await Promise.all(rows.map(({ job }) => deliverReply(post, job)));
}

const getMessageNumbers = ({ messages }: DeskMessages) => messages.map(({ number }) => number);

test('lists newest first, paginates and combines filters', async () => {
  const written: number[] = [];
  for (let count = 0; count < 103; count += 1) {
    written.push(await insertMessage({ topic: count % 2 ? 'press' : null }));
  }
  const first = await fetchMessages();
  expect([first.messages.length, first.count]).toEqual([100, 103]);
  const second = await fetchMessages({ before: String(first.next) });
  expect([...getMessageNumbers(first), ...getMessageNumbers(second)]).toEqual(written.toReversed());
  expect(second.next).toBeNull();
  expect((await fetchMessages({ topic: 'press' })).count).toBe(51);
  expect((await fetchMessages({ topic: 'none' })).count).toBe(52);
  const [one = 0] = written;
  const body = { number: one, state: 'closed' };
  expect((await desk.call('setMessageState', { cookie: sales.cookie, body })).status).toBe(200);
  expect(getMessageNumbers(await fetchMessages({ topic: 'none', state: 'closed' }))).toEqual([one]);
  expect((await fetchMessages({ topic: 'press', state: 'closed' })).count).toBe(0);
});

test.each(['state=done', 'topic=__proto__', 'before=-1', 'before=9999999999'])(
  'rejects an invalid query: %s',
  async (query) => {
    const answer = await desk.call('listMessages', { cookie: editor.cookie, query: `?${query}` });
    expect(answer.status).toBe(422);
  },
);

test('sends a reply once in the language of the sender, with our Reply-To', async () => {
  const number = await insertMessage({ message: 'Guten Tag,\n\nwie groß ist <b>ein Stand</b>?' });
  expect(
    (await postReply(number, 'Neun Quadratmeter.\nBis bald, https://example.com/stand')).status,
  ).toBe(200);
  expect(await readMessage(number)).toMatchObject({
    state: 'answered',
    replies: [{ author: 'Someone editor', sentAt: null, failedAt: null }],
  });
  expect(await runReplyJobs()).toEqual(['sent']);
  expect(await runReplyJobs()).toEqual(['not_pending']);
  expect(sink.emails).toHaveLength(1);
  const [mail] = sink.emails;
  expect(mail?.recipients).toEqual(['ala@example.com']);
  expect(mail?.head).toContain('Subject: Re: Pytanie');
  expect(mail?.head).toContain('Auto-Submitted: no');
  expect(mail?.head).toMatch(/Reply-To: .*Kongres AI/);
  const [answer] = (await readMessage(number)).replies;
  expect(answer?.sentAt).not.toBeNull();
});

test('rejects the second of two concurrent replies until it has seen the first', async () => {
  const number = await insertMessage();
  const both = await Promise.all([
    postReply(number, 'Raz', 0, editor),
    postReply(number, 'Dwa', 0, sales),
  ]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const refused = both.find(({ status }) => status === 409);
  expect(await refused?.json()).toMatchObject({ code: 'already_answered' });
  expect((await readMessage(number)).replies).toHaveLength(1);
  expect((await postReply(number, 'Jeszcze coś', 1, sales)).status).toBe(200);
  expect((await postReply(number, 'Z przyszłości', 5)).status).toBe(409);
  expect((await readMessage(number)).replies.map(({ text }) => text)).toContain('Jeszcze coś');
  expect(await countRows(pool, "pgboss.job where name = 'contact-reply'")).toBe(2);
  const { rows } = await pool.query<{ action: string; details: object }>(
    "select action, details from audit_log where action like 'contact%' and (details ->> 'message')::integer = $1 order by id",
    [number],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'contact_replied',
    'contact_state_changed',
    'contact_replied',
  ]);
  expect(JSON.stringify(rows)).not.toContain('ala@');
});

test('stores nothing if the job cannot be queued', async () => {
  const number = await insertMessage();
  const broken = { ...queue, addJob: () => Promise.reject(new Error('the queue is away')) };
  const words = { number, text: 'Raz', seen: 0, author: editor.id, requestId };
  await expect(replyToMessage({ pool, queue: broken, now }, words)).rejects.toThrow('away');
  expect(await readMessage(number)).toMatchObject({ state: 'open', replies: [] });
});

test.each([
  ['blank text', ' \n '],
  ['only invisible characters', '\u200b\u2060\u202e\ufeff\0'],
  ['too long text', 'ż'.repeat(5001)],
])('rejects %s as reply', async (_, text) => {
  const number = await insertMessage();
  expect((await postReply(number, text)).status).toBe(422);
  expect(await countRows(pool, 'contact_reply')).toBe(0);
});

test('keeps markup as text and removes bidi overrides', async () => {
  const number = await insertMessage();
  expect((await postReply(number, '<script>x()</script>\r\n\u202eA\0B {{name}}')).status).toBe(200);
  expect((await postReply(number, '\u{1f600}a'.repeat(1666), 1)).status).toBe(200);
  expect((await readMessage(number)).replies[0]?.text).toBe('<script>x()</script>\nAB {{name}}');
  expect(await runReplyJobs()).toEqual(['sent', 'sent']);
});

test('returns 404 for unknown messages', async () => {
  expect((await postReply(987_654, 'Raz')).status).toBe(404);
  const body = { number: 987_654, state: 'closed' };
  expect((await desk.call('setMessageState', { cookie: editor.cookie, body })).status).toBe(404);
});

test('marks a message and opens an incident when a reply is rejected permanently', async () => {
  const number = await insertMessage();
  await postReply(number, 'Raz');
  sink.rejectAt('RCPT', '550 no');
  expect(await runReplyJobs()).toEqual(['rejected']);
  expect(await runReplyJobs()).toEqual(['not_pending']);
  expect(await fetchMessages()).toMatchObject({ messages: [{ isUndeliverable: true }] });
  expect(await countRows(pool, "incident where kind = 'undeliverable'")).toBe(1);
});

test('erases replies with their message, and the address from messages of others', async () => {
  const own = await insertMessage({ email: 'Ewa@example.com' });
  const other = await insertMessage();
  await postReply(own, 'Raz');
  await postReply(other, 'Proszę napisać do EWA@example.com.');
  await erasePerson(pool, 'ewa@example.com');
  expect(getMessageNumbers(await fetchMessages())).toEqual([other]);
  expect((await readMessage(other)).replies[0]?.text).toBe('Proszę napisać do […].');
  expect((await runReplyJobs()).toSorted()).toEqual(['not_pending', 'sent']);
});

test('shows whether the sender has orders to roles that read orders', async () => {
  const number = await insertMessage({ email: 'Anna@Example.com' });
  expect(await readMessage(number, sales)).toMatchObject({ hasOrders: false });
  await insertSoldTicket(pool, { email: 'anna@example.com' });
  expect(await readMessage(number, sales)).toMatchObject({ hasOrders: true });
  expect(await readMessage(number, editor)).toMatchObject({ hasOrders: false });
});

test('lists 10,000 messages in two indexed statements', async () => {
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
    await listMessages(db, { ...wanted, before: 9000, limit: 101 });
    await countMessages(db, wanted, 10_000);
    expect([wanted, plans.length]).toEqual([wanted, 2]);
    for (const plan of plans) {
      expect([wanted, plan]).toEqual([
        wanted,
        expect.not.stringContaining('Seq Scan on contact_message'),
      ]);
    }
  }
  expect(await fetchMessages()).toMatchObject({ count: 10_000 });
});
