import { beforeEach, expect, test } from 'vitest';
import { reminderKinds } from '@kongres/contract/desk/comms/announcement-states';
import { announcementDesk, everybody, long } from '../../../test/announcement-desk.ts';
import { insertSold } from '../../../test/orders/sold-tickets.ts';
import { countOf } from '../../../test/test-shop.ts';
import { reminders } from './reminder-times.ts';
import { runAnnouncements } from './run-announcements.ts';
import { editionClock } from '../../platform/clock/edition-clock.ts';

const shop = await announcementDesk();
const { pool, owner, queue, desk, save, saved, read, codeOf, send, context, deliverAll } = shop;
const { cookie } = shop.editor;

beforeEach(() => shop.empty());

test('planned, called back, planned again and begun: after that nothing takes it back', async () => {
  await insertSold(pool);
  await saved({ name: 'Kongres' });
  const sendKongres = (moment: string) =>
    desk.act('announcementSend', { cookie, body: { name: 'Kongres', revision: 1, at: moment } });
  expect(await codeOf(await sendKongres('2020-01-01T10:00:00Z'))).toBe('past_moment');
  const at = new Date(Date.now() + 3_600_000);
  expect((await sendKongres(at.toISOString())).status).toBe(200);
  expect(await read('Kongres')).toMatchObject({ state: 'planned', sendAt: at.toISOString() });
  expect(await codeOf(await save({ name: 'Kongres', revision: 1 }))).toBe('no_draft');
  await runAnnouncements(context());
  expect(await countOf(pool, 'announcement_mail')).toBe(0);
  const body = { name: 'Kongres', revision: 1 };
  expect((await desk.call('announcementRecall', { cookie, body })).status).toBe(200);
  await runAnnouncements(context(new Date(at.getTime() + 1000)));
  expect(await countOf(pool, 'announcement_mail')).toBe(0);
  await sendKongres(at.toISOString());
  // Two workers at once, and one that comes later.
  const later = context(at);
  await Promise.all([runAnnouncements(later), runAnnouncements(later)]);
  await runAnnouncements(later);
  expect(await countOf(pool, "pgboss.job where name = 'announcement'")).toBe(1);
  const recalled = await desk.call('announcementRecall', { cookie, body });
  expect(await codeOf(recalled)).toBe('sending_began');
  expect(await codeOf(await desk.act('announcementDrop', { cookie, body }))).toBe('no_draft');
  const { rows } = await pool.query<{ deed: string }>(
    "select deed from journal where facts->>'announcement' = 'Kongres' order by id",
  );
  expect(rows.map(({ deed }) => deed.replace('announcement_', ''))).toEqual([
    'drafted',
    'planned',
    'recalled',
    'planned',
    'begun',
    'queued',
    'done',
  ]);
});

test('a worker that dies in the middle is followed by one that goes on', async () => {
  for (let count = 0; count < 120; count += 1)
    await insertSold(pool, { email: `n${count}@example.com` });
  await saved();
  await send();
  const jobs: unknown[] = [];
  const dying = {
    ...queue,
    add: async (...job: Parameters<typeof queue.add>) => {
      if (jobs.push(job) === 70) throw new Error('the worker dies');
      await queue.add(...job);
    },
  };
  await expect(runAnnouncements({ ...context(), queue: dying })).rejects.toThrow('dies');
  expect(await countOf(pool, 'announcement_mail')).toBe(50);
  expect(await runAnnouncements(context())).toBe(70);
  expect((await deliverAll()).length).toBe(120);
});

test('a holder who is refunded before the delivery gets no mail and is no longer counted', async () => {
  await insertSold(pool, { email: 'refunded@example.com' });
  await insertSold(pool, { email: 'paid@example.com' });
  await saved();
  await send();
  expect(await runAnnouncements(context())).toBe(2);
  await pool.query("update orders set state = 'refunded' where email = 'refunded@example.com'");
  expect((await deliverAll()).map(({ to }) => to)).toEqual(['paid@example.com']);
  expect(await countOf(pool, 'announcement_mail')).toBe(1);
});

test('words that somebody needs are asked for before anything is sent', async () => {
  await insertSold(pool, { language: 'es' });
  await saved({ words: { pl: long, 'en-GB': long, de: { subject: 'Nur Betreff', body: ' ' } } });
  expect((await read()).missing).toEqual(['es']);
  expect(await codeOf(await send())).toBe('missing_words');
  // Until a moment to come somebody may buy in any language.
  await saved({ revision: 1, words: { es: long } });
  expect(await codeOf(await send(2, '2099-01-01T10:00:00Z'))).toBe('missing_words');
  expect((await send(2)).status).toBe(200);
  await insertSold(pool, { email: 'new@example.com', language: 'de' });
  await runAnnouncements(context());
  expect((await deliverAll()).map(({ to }) => to)).toEqual(['anna@example.com']);
  expect(await read()).toMatchObject({ state: 'done', missing: ['de'] });
});

test('of ten thousand people each is counted, and those it is for are written to once by two workers', async () => {
  await owner.query(
    `set statement_timeout = 0;
      alter table orders disable trigger user; alter table ticket disable trigger user;
      with sold as (insert into orders (id, client, ticket, email, language, state, net_minor, vat_minor,
        currency, token_hash, created_at, session_ends_at, hold_ends_at, paid_at)
      select gen_random_uuid(), '', 'standard', 'buyer' || n || '@example.com', case when n % 20 = 0 then 'de' else 'pl' end, 'paid', 29900, 6877,
        'PLN', sha256(n::text::bytea), now(), now(), now() + interval '5 minutes', now()
      from generate_series(1, 10000) n returning id)
      insert into ticket (order_id, code) select id, left(id::text, 19) from sold;
      alter table orders enable trigger user; alter table ticket enable trigger user`,
  );
  await saved();
  const row = { queued: 0, sent: 0, refused: 0 };
  expect((await read()).counts).toEqual([
    { language: 'de', waiting: 500, ...row },
    { language: 'pl', waiting: 9500, ...row },
  ]);
  await saved({ revision: 1, audience: { ...everybody, languages: ['de'] } });
  await send(2);
  await Promise.all([runAnnouncements(context()), runAnnouncements(context())]);
  expect(await countOf(pool, 'announcement_mail')).toBe(500);
  expect(await countOf(pool, "pgboss.job where name = 'announcement'")).toBe(500);
}, 60_000);

const week = reminders[0]?.at ?? new Date(0);
const switchOn = (kind: string) =>
  desk.act('reminderSwitch', { cookie, body: { kind, isOn: true } });

test('a reminder goes out once, at its moment, if it is on; to whoever had bought by then', async () => {
  await insertSold(pool, { email: 'early@example.com', createdAt: new Date('2025-01-01') });
  await insertSold(pool, {
    email: 'gala@example.com',
    ticket: 'galas',
    createdAt: new Date('2025-01-01'),
  });
  await runAnnouncements(context(week));
  expect(await countOf(pool, 'announcement')).toBe(0);
  expect((await switchOn('week')).status).toBe(200);
  await runAnnouncements(context(new Date(week.getTime() - 1)));
  expect(await countOf(pool, 'announcement')).toBe(0);
  await Promise.all([runAnnouncements(context(week)), runAnnouncements(context(week))]);
  await insertSold(pool, { email: 'late@example.com', createdAt: new Date(week.getTime() + 1) });
  await runAnnouncements(context(new Date(week.getTime() + 60_000)));
  const sent = await deliverAll();
  expect(sent.map(({ to }) => to)).toEqual(['early@example.com']);
  expect(sent[0]?.text).toContain('/pl/kongres#');
  expect(sent[0]?.text).not.toMatch(/\{\{|reminders\./);
});

test.each(reminderKinds)('a %s reminder that was missed by long is left out', async (kind) => {
  await insertSold(pool);
  await switchOn(kind);
  const until = reminders.find((each) => each.kind === kind)?.until ?? new Date(0);
  await runAnnouncements(context(until));
  expect(await countOf(pool, 'announcement')).toBe(0);
});

test('a moved clock brings a reminder by its own time, and set back it brings none again', async () => {
  await insertSold(pool);
  await switchOn('day');
  const day = reminders[1]?.at ?? new Date(0);
  const now = new Date();
  const moved = {
    ...context(now),
    edition: editionClock(day.getTime() - now.getTime(), () => now),
  };
  expect(await runAnnouncements(moved)).toBe(1);
  expect(await runAnnouncements(moved)).toBe(0);
  expect((await read('reminder:day:2026-02-16')).reminder).toBe('day');
});
