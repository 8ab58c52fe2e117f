import { beforeEach, expect, test } from 'vitest';
import type { DeskAnnouncementDraft } from '@kongres/contract/desk/comms/announcements';
import {
  startAnnouncementDesk,
  allRecipients,
  sampleTexts,
  sampleText,
  selectRecipients,
} from '../../../../test/announcement-desk.ts';
import { insertSoldTicket } from '../../../../test/orders/sold-tickets.ts';
import { countRows } from '../../../../test/test-shop.ts';
import { requeueUnsentAnnouncements } from '../../../comms/announcements/queue-announcement-emails.ts';
import { runAnnouncements } from '../../../comms/announcements/run-announcements.ts';
import { inTransaction } from '../../../platform/db/connection.ts';

const shop = await startAnnouncementDesk();
const {
  pool,
  queue,
  desk,
  editor,
  saveDraft,
  saveValidDraft,
  readAnnouncement,
  readErrorCode,
  sendAnnouncement,
  createContext,
  deliverQueuedEmails,
  sendAndDeliver,
} = shop;
const { cookie } = shop.editor;

beforeEach(() => shop.resetAnnouncements());

test('saves a draft, sends it after confirmation and never twice', async () => {
  await insertSoldTicket(pool, { email: 'anna@example.com' });
  await insertSoldTicket(pool, { email: 'Anna@example.com', language: 'de' });
  await insertSoldTicket(pool, { email: 'bob@example.com', language: 'en-US' });
  await insertSoldTicket(pool, { email: 'gone@example.com', state: 'refunded' });
  expect(await saveValidDraft()).toEqual({ revision: 1, unknown: [] });
  const counts = [
    { language: 'de', waiting: 1, queued: 0, sent: 0, refused: 0 },
    { language: 'en-US', waiting: 1, queued: 0, sent: 0, refused: 0 },
  ];
  expect(await readAnnouncement()).toMatchObject({
    state: 'draft',
    words: sampleTexts,
    counts,
    missing: [],
  });
  const asked = await desk.call('sendAnnouncement', {
    cookie,
    body: { name: 'Zmiana', revision: 1, at: null },
  });
  expect([asked.status, await countRows(pool, 'announcement_text')]).toEqual([202, 0]);
  expect(await sendAndDeliver()).toEqual(['Anna@example.com', 'bob@example.com']);
  expect((await readAnnouncement()).state).toBe('done');
  await insertSoldTicket(pool, { email: 'late@example.com' });
  await runAnnouncements(createContext());
  expect(await deliverQueuedEmails()).toEqual([]);
  expect(await sendAndDeliver()).toEqual(['late@example.com']);
  expect(await readErrorCode(await sendAnnouncement())).toBe('no_recipients');
});

test('requeues mails that the queue gave up on', async () => {
  await insertSoldTicket(pool, { email: 'anna@example.com' });
  await insertSoldTicket(pool, { email: 'bob@example.com' });
  await saveValidDraft();
  await sendAndDeliver();
  await pool.query(
    "update announcement_email set sent_at = null where recipient_hash = email_hash('anna@example.com')",
  );
  expect((await readAnnouncement()).counts).toMatchObject([{ waiting: 0, queued: 1, sent: 1 }]);
  expect((await sendAnnouncement((await readAnnouncement()).revision)).status).toBe(200);
  await runAnnouncements(createContext());
  // An email whose job is queued is not stranded.
  expect(await readErrorCode(await sendAnnouncement((await readAnnouncement()).revision))).toBe(
    'no_recipients',
  );
  expect((await deliverQueuedEmails()).map(({ to }) => to)).toEqual(['anna@example.com']);
  expect((await readAnnouncement()).counts).toMatchObject([{ waiting: 0, queued: 0, sent: 2 }]);
});

test('narrows the audience with each condition', async () => {
  const vip = await insertSoldTicket(pool, { email: 'vip@example.com', ticket: 'vip' });
  await insertSoldTicket(pool, { email: 'vip@example.com', language: 'de' });
  const inside = await insertSoldTicket(pool, { email: 'inside@example.com', language: 'es' });
  await insertSoldTicket(pool, { email: 'other@example.com' });
  await pool.query('update ticket set checked_in_at = now() where order_id = $1', [inside.id]);
  await pool.query(
    `insert into workshop (id, title, starts_at, ends_at, seats) values
      ('w1', '{"pl": "Agenci"}', now(), now() + interval '1 hour', 10) on conflict do nothing`,
  );
  await pool.query(
    "insert into workshop_booking (workshop, order_id, state) values ('w1', $1, 'booked'), ('w1', $2, 'waiting')",
    [vip.id, inside.id],
  );
  let revision = (await saveValidDraft()).revision;
  const languagesFor = async (audience: Partial<DeskAnnouncementDraft['audience']>) => {
    ({ revision } = await saveValidDraft({
      revision,
      audience: { ...allRecipients, ...audience },
    }));
    return (await readAnnouncement()).counts.flatMap(({ language, waiting }) =>
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
  expect(await languagesFor(selectRecipients('OTHER@example.com', 'vip@example.com'))).toEqual([
    'de',
    'pl',
  ]);
  expect((await readAnnouncement()).audience.people).toEqual([
    'other@example.com',
    'vip@example.com',
  ]);
});

test('has no recipients once all listed people are erased', async () => {
  const chosen = await insertSoldTicket(pool, { email: 'one@example.com' });
  await insertSoldTicket(pool, { email: 'two@example.com' });
  const audience = selectRecipients('one@example.com', 'unknown@example.com');
  expect((await saveValidDraft({ audience })).unknown).toEqual(['unknown@example.com']);
  await inTransaction(pool, async (tx) => {
    await tx.query("update orders set email = 'right@example.com' where id = $1", [chosen.id]);
    const move = { from: 'one@example.com', to: 'right@example.com', requestId: 'test' };
    const correction = { ...move, isSamePerson: true };
    await requeueUnsentAnnouncements(tx, queue, correction);
  });
  expect((await readAnnouncement()).audience.people).toEqual(['right@example.com']);
  await pool.query("update orders set email = 'forgotten-KAI-1@invalid' where id = $1", [
    chosen.id,
  ]);
  await pool.query("select erase_announcement_emails('right@example.com')");
  expect(
    await countRows(
      pool,
      "announcement_recipient where recipient_hash = email_hash('right@example.com')",
    ),
  ).toBe(0);
  expect(await readErrorCode(await sendAnnouncement())).toBe('no_recipients');
});

test('rejects concurrent saves of a draft', async () => {
  await saveValidDraft();
  const other = { subject: 'Inaczej', body: 'Inaczej' };
  const answers = await Promise.all([
    saveDraft({ revision: 1, words: { pl: other } }),
    saveDraft({ revision: 1, words: { pl: sampleText } }),
  ]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  const late = answers.find(({ status }) => status === 409);
  expect(late && (await readErrorCode(late))).toBe('changed_since');
  expect((await readAnnouncement()).revision).toBe(2);
  expect(await readErrorCode(await sendAnnouncement(1))).toBe('changed_since');
  expect(await readErrorCode(await saveDraft())).toBe('name_taken');
  expect(await readErrorCode(await saveDraft({ name: 'reminder:week:2026-02-16' }))).toBe(
    'name_taken',
  );
});

test('sends a test email per language to the editor only', async () => {
  await insertSoldTicket(pool);
  await saveValidDraft();
  const tried = await desk.call('sendTestAnnouncement', {
    cookie,
    body: { name: 'Zmiana', language: null },
  });
  expect(await tried.json()).toEqual({ emails: 5, email: editor.email });
  const mails = await deliverQueuedEmails();
  expect(mails.map(({ to, subject }) => `${to} ${subject}`).toSorted()).toEqual(
    ['de', 'en-GB', 'en-US', 'es', 'pl'].map((id) => `${editor.email} [Test, ${id}] Zmiana sali`),
  );
  expect(await countRows(pool, 'announcement_test_email')).toBe(0);
  expect(await countRows(pool, 'announcement_email')).toBe(0);
  const missing = await desk.call('sendTestAnnouncement', {
    cookie,
    body: { name: 'nothing', language: 'pl' },
  });
  expect(missing.status).toBe(404);
});

test('removes invisible characters and rejects invalid bodies', async () => {
  await saveValidDraft({
    words: {
      pl: {
        subject: ' Za\u0000 \n<b>mia\u202Ena\ud800 ',
        body: '\u200bA\u0007\r\n\r\n\r\n\r\n<script>alert(1)</script> {name}\t\n',
      },
    },
  });
  expect((await readAnnouncement()).words).toEqual({
    pl: { subject: 'Za <b>miana', body: 'A\n\n<script>alert(1)</script> {name}' },
  });
  const huge = { subject: 'x'.repeat(150), body: 'ż'.repeat(6000) };
  const five = { pl: huge, 'en-GB': huge, de: huge, es: huge };
  expect((await saveValidDraft({ revision: 1, words: five })).revision).toBe(2);
  for (const given of [
    { name: '' },
    { name: 'a\u0007b' },
    { name: 'x'.repeat(121) },
    { revision: -1 },
    { words: { fr: sampleText } },
    { words: { pl: { subject: 'x'.repeat(151), body: '' } } },
    { words: { pl: { subject: '', body: 'x'.repeat(6001) } } },
    { audience: { ...allRecipients, tickets: ['gold'] } },
    { audience: { ...allRecipients, people: ['no address'] } },
    { audience: { ...allRecipients, entry: 'maybe' } },
  ]) {
    const answer = await saveDraft(given as unknown as DeskAnnouncementDraft);
    expect([given, answer.status]).toEqual([given, 422]);
  }
  const query = '?name=nothing';
  expect((await desk.call('getAnnouncement', { cookie, query })).status).toBe(404);
});

test('discards a draft after confirmation and frees its name', async () => {
  await saveValidDraft();
  const body = { name: 'Zmiana', revision: 1 };
  expect((await desk.callConfirmed('discardAnnouncement', { cookie, body })).status).toBe(200);
  expect((await desk.callConfirmed('discardAnnouncement', { cookie, body })).status).toBe(404);
  expect((await saveDraft()).status).toBe(200);
});
