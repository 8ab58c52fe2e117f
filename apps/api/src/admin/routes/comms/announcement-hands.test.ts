import { beforeEach, expect, test } from 'vitest';
import { announcementDesk, everybody, only } from '../../../../test/announcement-desk.ts';
import { issuedTicket } from '../../../../test/orders/issued-ticket.ts';
import { insertSold } from '../../../../test/orders/sold-tickets.ts';
import { countOf, countBlockedStatements } from '../../../../test/test-shop.ts';
import { holdHandovers } from '../../../comms/announcements/announcement-queries.ts';
import { insertRecipients } from '../../../comms/announcements/audience-queries.ts';
import { reminders } from '../../../comms/announcements/reminder-times.ts';
import { runAnnouncements } from '../../../comms/announcements/run-announcements.ts';
import { passOnTicket } from '../../../sales/transfers/pass-on-ticket.ts';

const stand = await announcementDesk();
const { pool, owner, save, saved, read, send, context, deliverAll, sendAndDeliver, empty } = stand;

beforeEach(empty);

const to = (email: string) => ({ email, language: 'pl' as const, link: null, requestId: 'test' });

test.each(['typo@example.com', 'refunded@example.com'])(
  'a list of which nobody is left stays nobody, also when it is opened and saved again: %s',
  async (email) => {
    await insertSold(pool, { email: 'all@example.com' });
    await insertSold(pool, { email: 'refunded@example.com', state: 'refunded' });
    await saved({ audience: only(email) });
    const { revision, audience, words } = await read();
    await saved({ revision, audience, words });
    expect((await read()).counts).toEqual([]);
  },
);

test('what is for one person alone goes to nobody whom she passes a ticket on to', async () => {
  const one = await insertSold(pool, { email: 'one@example.com' });
  await insertSold(pool, { email: 'one@example.com', ticket: 'vip' });
  await saved({ audience: only('one@example.com') });
  expect((await passOnTicket(context(), one.id, to('ben@example.com'))).ok).toBe(true);
  expect(await sendAndDeliver()).toEqual(['one@example.com']);
});

test('a ticket that changes hands while mails are queued brings its mail along', async () => {
  const one = await insertSold(pool, { email: 'one@example.com' });
  await saved();
  await send();
  const workers: Promise<number>[] = [];
  const passing = context();
  const queue = {
    ...passing.queue,
    add: async (...args: Parameters<typeof passing.queue.add>) => {
      // Its last deed: everything is written, and nothing can be seen of it yet.
      if (args[1] === 'moved') {
        workers.push(runAnnouncements(context()));
        await expect.poll(() => countBlockedStatements(owner)).toBe(1);
      }
      await passing.queue.add(...args);
    },
  };
  const passed = await passOnTicket({ ...passing, queue }, one.id, to('ben@example.com'));
  expect(passed.ok).toBe(true);
  expect(await Promise.all(workers)).toEqual([1]);
  expect((await deliverAll()).map((mail) => mail.to)).toEqual(['ben@example.com']);
});

test('a worker that dies in the middle of a batch leaves nobody out, though another was at it too', async () => {
  for (let count = 0; count < 60; count += 1) {
    await insertSold(pool, { email: `p${count}@example.com` });
  }
  await saved();
  await send();
  const dying = await pool.connect();
  await dying.query('begin');
  await holdHandovers(dying);
  await insertRecipients(dying, 'Zmiana', 50);
  const other = runAnnouncements(context());
  await expect.poll(() => countBlockedStatements(owner)).toBe(1);
  await dying.query('rollback');
  dying.release();
  expect(await other).toBe(60);
  expect(await countOf(pool, "pgboss.job where name = 'announcement'")).toBe(60);
});

test('who bought after the moment gets no reminder, also with an invitation from before', async () => {
  const week = reminders.find(({ kind }) => kind === 'week');
  if (!week) throw new Error('there is no such reminder');
  const near = (hours: number) => new Date(week.at.getTime() + hours * 3_600_000);
  await pool.query("update reminder set is_on = true where kind = 'week'");
  const invitation = { origin: 'invitation', ticket: 'galas', isCounted: false } as const;
  await issuedTicket(stand, { ...invitation, email: 'gala@example.com' });
  await pool.query('update orders set paid_at = $1, created_at = $1', [near(-24)]);
  await insertSold(pool, { email: 'early@example.com', createdAt: near(-24) });
  await insertSold(pool, { email: 'gala@example.com', createdAt: near(3) });
  await runAnnouncements(context(near(2)));
  expect((await deliverAll()).map((mail) => mail.to)).toEqual(['early@example.com']);
});

test.each(['a\u0000b', '\uD800', ' ', '../w1'])(
  'a workshop of nowhere is refused: %j',
  async (workshop) => {
    expect((await save({ audience: { ...everybody, workshop } })).status).toBe(422);
  },
);
