import { beforeEach, expect, test } from 'vitest';
import { reminderKinds } from '@kongres/contract/desk/comms/announcement-states';
import {
  startAnnouncementDesk,
  allRecipients,
  sampleText,
} from '../../../test/announcement-desk.ts';
import { insertSoldTicket } from '../../../test/orders/sold-tickets.ts';
import { countRows } from '../../../test/test-shop.ts';
import { reminders } from './reminder-times.ts';
import { runAnnouncements } from './run-announcements.ts';
import { createEditionClock } from '../../platform/clock/edition-clock.ts';

const shop = await startAnnouncementDesk();
const {
  pool,
  owner,
  queue,
  desk,
  saveDraft,
  saveValidDraft,
  readAnnouncement,
  readErrorCode,
  sendAnnouncement,
  createContext,
  deliverQueuedEmails,
} = shop;
const { cookie } = shop.editor;

beforeEach(() => shop.resetAnnouncements());

test('recalls a scheduled announcement until sending has started', async () => {
  await insertSoldTicket(pool);
  await saveValidDraft({ name: 'Kongres' });
  const sendKongres = (moment: string) =>
    desk.callConfirmed('sendAnnouncement', {
      cookie,
      body: { name: 'Kongres', revision: 1, at: moment },
    });
  expect(await readErrorCode(await sendKongres('2020-01-01T10:00:00Z'))).toBe('date_in_past');
  const at = new Date(Date.now() + 3_600_000);
  expect((await sendKongres(at.toISOString())).status).toBe(200);
  expect(await readAnnouncement('Kongres')).toMatchObject({
    state: 'planned',
    sendAt: at.toISOString(),
  });
  expect(await readErrorCode(await saveDraft({ name: 'Kongres', revision: 1 }))).toBe('no_draft');
  await runAnnouncements(createContext());
  expect(await countRows(pool, 'announcement_email')).toBe(0);
  const body = { name: 'Kongres', revision: 1 };
  expect((await desk.call('recallAnnouncement', { cookie, body })).status).toBe(200);
  await runAnnouncements(createContext(new Date(at.getTime() + 1000)));
  expect(await countRows(pool, 'announcement_email')).toBe(0);
  await sendKongres(at.toISOString());
  const later = createContext(at);
  await Promise.all([runAnnouncements(later), runAnnouncements(later)]);
  await runAnnouncements(later);
  expect(await countRows(pool, "pgboss.job where name = 'announcement'")).toBe(1);
  const recalled = await desk.call('recallAnnouncement', { cookie, body });
  expect(await readErrorCode(recalled)).toBe('already_sending');
  expect(
    await readErrorCode(await desk.callConfirmed('discardAnnouncement', { cookie, body })),
  ).toBe('no_draft');
  const { rows } = await pool.query<{ action: string }>(
    "select action from audit_log where details->>'announcement' = 'Kongres' order by id",
  );
  expect(rows.map((row) => row.action.replace('announcement_', ''))).toEqual([
    'drafted',
    'scheduled',
    'unscheduled',
    'scheduled',
    'started',
    'queued',
    'finished',
  ]);
});

test('resumes queueing after a worker dies', async () => {
  for (let count = 0; count < 120; count += 1)
    await insertSoldTicket(pool, { email: `n${count}@example.com` });
  await saveValidDraft();
  await sendAnnouncement();
  const jobs: unknown[] = [];
  const dying = {
    ...queue,
    addJob: async (...job: Parameters<typeof queue.addJob>) => {
      if (jobs.push(job) === 70) throw new Error('the worker dies');
      await queue.addJob(...job);
    },
  };
  await expect(runAnnouncements({ ...createContext(), queue: dying })).rejects.toThrow('dies');
  expect(await countRows(pool, 'announcement_email')).toBe(50);
  expect(await runAnnouncements(createContext())).toBe(70);
  expect((await deliverQueuedEmails()).length).toBe(120);
});

test('skips a holder who is refunded before delivery', async () => {
  await insertSoldTicket(pool, { email: 'refunded@example.com' });
  await insertSoldTicket(pool, { email: 'paid@example.com' });
  await saveValidDraft();
  await sendAnnouncement();
  expect(await runAnnouncements(createContext())).toBe(2);
  await pool.query("update orders set state = 'refunded' where email = 'refunded@example.com'");
  expect((await deliverQueuedEmails()).map(({ to }) => to)).toEqual(['paid@example.com']);
  expect(await countRows(pool, 'announcement_email')).toBe(1);
});

test('requires a text in every recipient language before sending', async () => {
  await insertSoldTicket(pool, { language: 'es' });
  await saveValidDraft({
    words: { pl: sampleText, 'en-GB': sampleText, de: { subject: 'Nur Betreff', body: ' ' } },
  });
  expect((await readAnnouncement()).missing).toEqual(['es']);
  expect(await readErrorCode(await sendAnnouncement())).toBe('missing_translation');
  // Before a scheduled time a buyer of any language may follow.
  await saveValidDraft({ revision: 1, words: { es: sampleText } });
  expect(await readErrorCode(await sendAnnouncement(2, '2099-01-01T10:00:00Z'))).toBe(
    'missing_translation',
  );
  expect((await sendAnnouncement(2)).status).toBe(200);
  await insertSoldTicket(pool, { email: 'new@example.com', language: 'de' });
  await runAnnouncements(createContext());
  expect((await deliverQueuedEmails()).map(({ to }) => to)).toEqual(['anna@example.com']);
  expect(await readAnnouncement()).toMatchObject({ state: 'done', missing: ['de'] });
});

test('counts 10,000 holders and queues each selected one once with two workers', async () => {
  await owner.query(
    `set statement_timeout = 0;
      alter table orders disable trigger user; alter table ticket disable trigger user;
      with sold as (insert into orders (id, client_hash, ticket, email, language, state, net_minor, vat_minor,
        currency, token_hash, created_at, checkout_expires_at, hold_expires_at, paid_at)
      select gen_random_uuid(), '', 'standard', 'buyer' || n || '@example.com', case when n % 20 = 0 then 'de' else 'pl' end, 'paid', 29900, 6877,
        'PLN', sha256(n::text::bytea), now(), now(), now() + interval '5 minutes', now()
      from generate_series(1, 10000) n returning id)
      insert into ticket (order_id, code) select id, left(id::text, 19) from sold;
      alter table orders enable trigger user; alter table ticket enable trigger user`,
  );
  await saveValidDraft();
  const row = { queued: 0, sent: 0, refused: 0 };
  expect((await readAnnouncement()).counts).toEqual([
    { language: 'de', waiting: 500, ...row },
    { language: 'pl', waiting: 9500, ...row },
  ]);
  await saveValidDraft({ revision: 1, audience: { ...allRecipients, languages: ['de'] } });
  await sendAnnouncement(2);
  await Promise.all([runAnnouncements(createContext()), runAnnouncements(createContext())]);
  expect(await countRows(pool, 'announcement_email')).toBe(500);
  expect(await countRows(pool, "pgboss.job where name = 'announcement'")).toBe(500);
}, 60_000);

const weekReminderAt = reminders[0]?.at ?? new Date(0);
const enableReminder = (kind: string) =>
  desk.callConfirmed('switchReminder', { cookie, body: { kind, isOn: true } });

test('sends an enabled reminder once, at its time, to holders who bought before it', async () => {
  await insertSoldTicket(pool, { email: 'early@example.com', createdAt: new Date('2025-01-01') });
  await insertSoldTicket(pool, {
    email: 'gala@example.com',
    ticket: 'galas',
    createdAt: new Date('2025-01-01'),
  });
  await runAnnouncements(createContext(weekReminderAt));
  expect(await countRows(pool, 'announcement')).toBe(0);
  expect((await enableReminder('week')).status).toBe(200);
  await runAnnouncements(createContext(new Date(weekReminderAt.getTime() - 1)));
  expect(await countRows(pool, 'announcement')).toBe(0);
  await Promise.all([
    runAnnouncements(createContext(weekReminderAt)),
    runAnnouncements(createContext(weekReminderAt)),
  ]);
  await insertSoldTicket(pool, {
    email: 'late@example.com',
    createdAt: new Date(weekReminderAt.getTime() + 1),
  });
  await runAnnouncements(createContext(new Date(weekReminderAt.getTime() + 60_000)));
  const sent = await deliverQueuedEmails();
  expect(sent.map(({ to }) => to)).toEqual(['early@example.com']);
  expect(sent[0]?.text).toContain('/pl/kongres#');
  expect(sent[0]?.text).not.toMatch(/\{\{|reminders\./);
});

test.each(reminderKinds)('skips an overdue %s reminder', async (kind) => {
  await insertSoldTicket(pool);
  await enableReminder(kind);
  const until = reminders.find((each) => each.kind === kind)?.until ?? new Date(0);
  await runAnnouncements(createContext(until));
  expect(await countRows(pool, 'announcement')).toBe(0);
});

test('sends reminders by the edition clock and never twice', async () => {
  await insertSoldTicket(pool);
  await enableReminder('day');
  const day = reminders[1]?.at ?? new Date(0);
  const now = new Date();
  const moved = {
    ...createContext(now),
    edition: createEditionClock(day.getTime() - now.getTime(), () => now),
  };
  expect(await runAnnouncements(moved)).toBe(1);
  expect(await runAnnouncements(moved)).toBe(0);
  expect((await readAnnouncement('reminder:day:2026-02-16')).reminder).toBe('day');
});
