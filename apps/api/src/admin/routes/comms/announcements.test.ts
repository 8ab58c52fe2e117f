import { beforeEach, expect, test } from 'vitest';
import type { DeskAnnouncementDraft } from '@kongres/contract/desk/comms/announcements';
import {
  announcementDesk,
  everybody,
  inFour,
  long,
  only,
} from '../../../../test/announcement-desk.ts';
import { insertSold } from '../../../../test/orders/sold-tickets.ts';
import { countOf } from '../../../../test/test-shop.ts';
import { moveOwedAnnouncements } from '../../../comms/announcements/queue-announcement.ts';
import { runAnnouncements } from '../../../comms/announcements/run-announcements.ts';
import { inTransaction } from '../../../platform/db/connection.ts';

const shop = await announcementDesk();
const {
  pool,
  queue,
  desk,
  editor,
  save,
  saved,
  read,
  codeOf,
  send,
  context,
  deliverAll,
  sendAndDeliver,
} = shop;
const { cookie } = shop.editor;

beforeEach(() => shop.empty());

test('a draft is kept, counted, sent after a question and done; nobody gets it twice', async () => {
  await insertSold(pool, { email: 'anna@example.com' });
  await insertSold(pool, { email: 'Anna@example.com', language: 'de' });
  await insertSold(pool, { email: 'bob@example.com', language: 'en-US' });
  await insertSold(pool, { email: 'gone@example.com', state: 'refunded' });
  expect(await saved()).toEqual({ revision: 1, unknown: [] });
  const counts = [
    { language: 'de', waiting: 1, queued: 0, sent: 0, refused: 0 },
    { language: 'en-US', waiting: 1, queued: 0, sent: 0, refused: 0 },
  ];
  expect(await read()).toMatchObject({ state: 'draft', words: inFour, counts, missing: [] });
  const asked = await desk.call('announcementSend', {
    cookie,
    body: { name: 'Zmiana', revision: 1, at: null },
  });
  expect([asked.status, await countOf(pool, 'announcement_text')]).toEqual([202, 0]);
  expect(await sendAndDeliver()).toEqual(['Anna@example.com', 'bob@example.com']);
  expect((await read()).state).toBe('done');
  await insertSold(pool, { email: 'late@example.com' });
  await runAnnouncements(context());
  expect(await deliverAll()).toEqual([]);
  // Once more, by hand: to whoever came since.
  expect(await sendAndDeliver()).toEqual(['late@example.com']);
  expect(await codeOf(await send())).toBe('nobody_to_write_to');
});

test('requeues mails that the queue gave up on', async () => {
  await insertSold(pool, { email: 'anna@example.com' });
  await insertSold(pool, { email: 'bob@example.com' });
  await saved();
  await sendAndDeliver();
  await pool.query(
    "update announcement_mail set sent_at = null where person = person_of('anna@example.com')",
  );
  expect((await read()).counts).toMatchObject([{ waiting: 0, queued: 1, sent: 1 }]);
  expect((await send((await read()).revision)).status).toBe(200);
  await runAnnouncements(context());
  // A mail whose job is in the queue is not stranded.
  expect(await codeOf(await send((await read()).revision))).toBe('nobody_to_write_to');
  expect((await deliverAll()).map(({ to }) => to)).toEqual(['anna@example.com']);
  expect((await read()).counts).toMatchObject([{ waiting: 0, queued: 0, sent: 2 }]);
});

test('one condition after the other narrows whom it is for', async () => {
  const vip = await insertSold(pool, { email: 'vip@example.com', ticket: 'vip' });
  await insertSold(pool, { email: 'vip@example.com', language: 'de' });
  const inside = await insertSold(pool, { email: 'inside@example.com', language: 'es' });
  await insertSold(pool, { email: 'other@example.com' });
  await pool.query('update ticket set used_at = now() where order_id = $1', [inside.id]);
  await pool.query(
    `insert into workshop (id, title, starts_at, ends_at, seats) values
      ('w1', '{"pl": "Agenci"}', now(), now() + interval '1 hour', 10) on conflict do nothing`,
  );
  await pool.query(
    "insert into workshop_place (workshop, order_id, state) values ('w1', $1, 'booked'), ('w1', $2, 'waiting')",
    [vip.id, inside.id],
  );
  let revision = (await saved()).revision;
  const languagesFor = async (audience: Partial<DeskAnnouncementDraft['audience']>) => {
    ({ revision } = await saved({ revision, audience: { ...everybody, ...audience } }));
    return (await read()).counts.flatMap(({ language, waiting }) =>
      Array<string>(waiting).fill(language),
    );
  };
  expect(await languagesFor({})).toEqual(['de', 'es', 'pl']);
  expect(await languagesFor({ tickets: ['vip'] })).toEqual(['de']);
  expect(await languagesFor({ tickets: ['vip', 'standard'] })).toEqual(['de', 'es', 'pl']);
  expect(await languagesFor({ languages: ['pl', 'es'] })).toEqual(['es', 'pl']);
  expect(await languagesFor({ entry: 'entered' })).toEqual(['es']);
  expect(await languagesFor({ entry: 'not_entered' })).toEqual(['de', 'pl']);
  expect(await languagesFor({ workshop: 'w1' })).toEqual(['de']);
  expect(await languagesFor({ workshop: 'nothing' })).toEqual([]);
  expect(await languagesFor({ tickets: ['standard'], entry: 'entered' })).toEqual(['es']);
  expect(await languagesFor(only('OTHER@example.com', 'vip@example.com'))).toEqual(['de', 'pl']);
  expect((await read()).audience.people).toEqual(['other@example.com', 'vip@example.com']);
});

test('an announcement to single people is for nobody once none of them is left', async () => {
  const chosen = await insertSold(pool, { email: 'one@example.com' });
  await insertSold(pool, { email: 'two@example.com' });
  const audience = only('one@example.com', 'stranger@example.com');
  expect((await saved({ audience })).unknown).toEqual(['stranger@example.com']);
  await inTransaction(pool, async (tx) => {
    await tx.query("update orders set email = 'right@example.com' where id = $1", [chosen.id]);
    const move = { from: 'one@example.com', to: 'right@example.com', requestId: 'test' };
    const mended = { ...move, isSamePerson: true };
    await moveOwedAnnouncements(tx, queue, mended);
  });
  expect((await read()).audience.people).toEqual(['right@example.com']);
  await pool.query("update orders set email = 'forgotten-KAI-1@invalid' where id = $1", [
    chosen.id,
  ]);
  await pool.query("select forget_announcements('right@example.com')");
  expect(
    await countOf(pool, "announcement_person where person = person_of('right@example.com')"),
  ).toBe(0);
  expect(await codeOf(await send())).toBe('nobody_to_write_to');
});

test('of two who work at one draft the second is told, and nothing is overwritten', async () => {
  await saved();
  const other = { subject: 'Inaczej', body: 'Inaczej' };
  const answers = await Promise.all([
    save({ revision: 1, words: { pl: other } }),
    save({ revision: 1, words: { pl: long } }),
  ]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  const late = answers.find(({ status }) => status === 409);
  expect(late && (await codeOf(late))).toBe('changed_since');
  expect((await read()).revision).toBe(2);
  expect(await codeOf(await send(1))).toBe('changed_since');
  expect(await codeOf(await save())).toBe('name_taken');
  expect(await codeOf(await save({ name: 'reminder:week:2026-02-16' }))).toBe('name_taken');
});

test('whoever works at it gets a test in each language, and no buyer does', async () => {
  await insertSold(pool);
  await saved();
  const tried = await desk.call('announcementTest', {
    cookie,
    body: { name: 'Zmiana', language: null },
  });
  expect(await tried.json()).toEqual({ mails: 5, email: editor.email });
  const mails = await deliverAll();
  expect(mails.map(({ to, subject }) => `${to} ${subject}`).toSorted()).toEqual(
    ['de', 'en-GB', 'en-US', 'es', 'pl'].map((id) => `${editor.email} [Test, ${id}] Zmiana sali`),
  );
  expect(await countOf(pool, 'announcement_trial')).toBe(0);
  expect(await countOf(pool, 'announcement_mail')).toBe(0);
  const missing = await desk.call('announcementTest', {
    cookie,
    body: { name: 'nothing', language: 'pl' },
  });
  expect(missing.status).toBe(404);
});

test('what nobody sees and nobody types is taken out; nonsense is refused', async () => {
  await saved({
    words: {
      pl: {
        subject: ' Za\u0000 \n<b>mia\u202Ena\ud800 ',
        body: '\u200bA\u0007\r\n\r\n\r\n\r\n<script>alert(1)</script> {name}\t\n',
      },
    },
  });
  expect((await read()).words).toEqual({
    pl: { subject: 'Za <b>miana', body: 'A\n\n<script>alert(1)</script> {name}' },
  });
  const huge = { subject: 'x'.repeat(150), body: 'ż'.repeat(6000) };
  const five = { pl: huge, 'en-GB': huge, de: huge, es: huge };
  expect((await saved({ revision: 1, words: five })).revision).toBe(2);
  for (const given of [
    { name: '' },
    { name: 'a\u0007b' },
    { name: 'x'.repeat(121) },
    { revision: -1 },
    { words: { fr: long } },
    { words: { pl: { subject: 'x'.repeat(151), body: '' } } },
    { words: { pl: { subject: '', body: 'x'.repeat(6001) } } },
    { audience: { ...everybody, tickets: ['gold'] } },
    { audience: { ...everybody, people: ['no address'] } },
    { audience: { ...everybody, entry: 'maybe' } },
  ]) {
    const answer = await save(given as unknown as DeskAnnouncementDraft);
    expect([given, answer.status]).toEqual([given, 422]);
  }
  const query = '?name=nothing';
  expect((await desk.call('announcement', { cookie, query })).status).toBe(404);
});

test('a draft is thrown away after a question; its name is free again', async () => {
  await saved();
  const body = { name: 'Zmiana', revision: 1 };
  expect((await desk.act('announcementDrop', { cookie, body })).status).toBe(200);
  expect((await desk.act('announcementDrop', { cookie, body })).status).toBe(404);
  expect((await save()).status).toBe(200);
});
