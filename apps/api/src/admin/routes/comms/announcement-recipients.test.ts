import { beforeEach, expect, test } from 'vitest';
import {
  startAnnouncementDesk,
  allRecipients,
  selectRecipients,
} from '../../../../test/announcement-desk.ts';
import { issueTestTicket } from '../../../../test/orders/issue-test-ticket.ts';
import { insertSoldTicket } from '../../../../test/orders/sold-tickets.ts';
import { countRows, countBlockedStatements } from '../../../../test/test-shop.ts';
import { lockRecipientChanges } from '../../../comms/announcements/announcement.queries.ts';
import { insertRecipients } from '../../../comms/announcements/audience.queries.ts';
import { reminders } from '../../../comms/announcements/reminder-times.ts';
import { runAnnouncements } from '../../../comms/announcements/run-announcements.ts';
import { transferTicket } from '../../../sales/transfers/transfer-ticket.ts';

const stand = await startAnnouncementDesk();
const {
  pool,
  owner,
  saveDraft,
  saveValidDraft,
  readAnnouncement,
  sendAnnouncement,
  createContext,
  deliverQueuedEmails,
  sendAndDeliver,
  resetAnnouncements,
} = stand;

beforeEach(resetAnnouncements);

const createTransferTarget = (email: string) => ({
  email,
  language: 'pl' as const,
  link: null,
  requestId: 'test',
});

test.each(['typo@example.com', 'refunded@example.com'])(
  'keeps an empty recipient list empty when saved again: %s',
  async (email) => {
    await insertSoldTicket(pool, { email: 'all@example.com' });
    await insertSoldTicket(pool, { email: 'refunded@example.com', state: 'refunded' });
    await saveValidDraft({ audience: selectRecipients(email) });
    const { revision, audience, words } = await readAnnouncement();
    await saveValidDraft({ revision, audience, words });
    expect((await readAnnouncement()).counts).toEqual([]);
  },
);

test('does not send a single-person announcement to the new holder of a transferred ticket', async () => {
  const one = await insertSoldTicket(pool, { email: 'one@example.com' });
  await insertSoldTicket(pool, { email: 'one@example.com', ticket: 'vip' });
  await saveValidDraft({ audience: selectRecipients('one@example.com') });
  expect(
    (await transferTicket(createContext(), one.id, createTransferTarget('ben@example.com'))).ok,
  ).toBe(true);
  expect(await sendAndDeliver()).toEqual(['one@example.com']);
});

test('sends a queued announcement to the new holder after a concurrent transfer', async () => {
  const one = await insertSoldTicket(pool, { email: 'one@example.com' });
  await saveValidDraft();
  await sendAnnouncement();
  const workers: Promise<number>[] = [];
  const passing = createContext();
  const queue = {
    ...passing.queue,
    addJob: async (...args: Parameters<typeof passing.queue.addJob>) => {
      // The last step: everything is written but not yet visible.
      if (args[1] === 'order-owner-changed') {
        workers.push(runAnnouncements(createContext()));
        await expect.poll(() => countBlockedStatements(owner)).toBe(1);
      }
      await passing.queue.addJob(...args);
    },
  };
  const passed = await transferTicket(
    { ...passing, queue },
    one.id,
    createTransferTarget('ben@example.com'),
  );
  expect(passed.ok).toBe(true);
  expect(await Promise.all(workers)).toEqual([1]);
  expect((await deliverQueuedEmails()).map((mail) => mail.to)).toEqual(['ben@example.com']);
});

test('queues every recipient after a worker dies in a batch', async () => {
  for (let count = 0; count < 60; count += 1) {
    await insertSoldTicket(pool, { email: `p${count}@example.com` });
  }
  await saveValidDraft();
  await sendAnnouncement();
  const dying = await pool.connect();
  await dying.query('begin');
  await lockRecipientChanges(dying);
  await insertRecipients(dying, 'Zmiana', 50);
  const other = runAnnouncements(createContext());
  await expect.poll(() => countBlockedStatements(owner)).toBe(1);
  await dying.query('rollback');
  dying.release();
  expect(await other).toBe(60);
  expect(await countRows(pool, "pgboss.job where name = 'announcement'")).toBe(60);
});

test('sends no reminder for purchases after its time', async () => {
  const week = reminders.find(({ kind }) => kind === 'week');
  if (!week) throw new Error('there is no such reminder');
  const near = (hours: number) => new Date(week.at.getTime() + hours * 3_600_000);
  await pool.query("update reminder set is_on = true where kind = 'week'");
  const invitation = { origin: 'invitation', ticket: 'galas', countsTowardsQuota: false } as const;
  await issueTestTicket(stand, { ...invitation, email: 'gala@example.com' });
  await pool.query('update orders set paid_at = $1, created_at = $1', [near(-24)]);
  await insertSoldTicket(pool, { email: 'early@example.com', createdAt: near(-24) });
  await insertSoldTicket(pool, { email: 'gala@example.com', createdAt: near(3) });
  await runAnnouncements(createContext(near(2)));
  expect((await deliverQueuedEmails()).map((mail) => mail.to)).toEqual(['early@example.com']);
});

test.each(['a\u0000b', '\uD800', ' ', '../w1'])(
  'rejects an invalid workshop: %j',
  async (workshop) => {
    expect((await saveDraft({ audience: { ...allRecipients, workshop } })).status).toBe(422);
  },
);
