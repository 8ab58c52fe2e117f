import { beforeEach, expect, test } from 'vitest';
import type {
  DeskAnnouncement,
  DeskAnnouncementDraft,
  DeskAnnouncements,
  DeskAnnouncementSaved,
} from '@kongres/contract/desk/announcements';
import { reminderKinds } from '@kongres/contract/desk/announcement-states';
import { deskOf } from '../../test/desk.ts';
import { insertSold } from '../../test/orders/sold-tickets.ts';
import { startTestApi } from '../../test/test-api.ts';
import { countOf, emptyShop } from '../../test/test-shop.ts';
import { organiserOf } from '../../test/run-organiser.ts';
import { announcementFolder, inAllLanguages } from '../../test/announcement-files.ts';
import { testEnvironment } from '../../test/test-shop.ts';
import { moveOwedAnnouncements } from '../announcements/queue-announcement.ts';
import { reminders } from '../announcements/reminder-times.ts';
import { runAnnouncements } from '../announcements/run-announcements.ts';
import { deliverAnnouncement } from '../announcements/deliver-announcement.ts';
import { deliverTrial } from '../announcements/try-announcement.ts';
import { inTransaction } from '../db/connection.ts';
import { editionClock } from '../edition/edition-clock.ts';
import type { OutgoingMail } from '../mail/sender.ts';

const shop = await startTestApi();
const { pool, owner, queue, config } = shop;
const desk = deskOf(shop);
const editor = await desk.signedInAs('editor');
const { cookie } = editor;

beforeEach(async () => {
  await emptyShop(pool);
  await owner.query(
    `truncate announcement, announcement_text, announcement_mail, announcement_person,
      announcement_trial; update reminder set is_on = false`,
  );
});

const long = { subject: 'Zmiana sali', body: 'Dzień dobry,\n\nwarsztat jest w innej sali.' };
const inFour = { pl: long, 'en-GB': long, de: long, es: long };
const everybody = { tickets: [], languages: [], entry: null, workshop: null, people: [] };

function draftOf(given: Partial<DeskAnnouncementDraft> = {}): DeskAnnouncementDraft {
  return { name: 'Zmiana', revision: 0, words: inFour, audience: everybody, ...given };
}

async function save(given: Partial<DeskAnnouncementDraft> = {}) {
  return await desk.call('announcementSave', { cookie, body: draftOf(given) });
}

async function saved(given: Partial<DeskAnnouncementDraft> = {}): Promise<DeskAnnouncementSaved> {
  const answer = await save(given);
  expect(answer.status).toBe(200);
  return (await answer.json()) as DeskAnnouncementSaved;
}

async function read(name = 'Zmiana'): Promise<DeskAnnouncement> {
  const query = `?${new URLSearchParams({ name }).toString()}`;
  return (await (await desk.call('announcement', { cookie, query })).json()) as DeskAnnouncement;
}

async function codeOf(answer: Response): Promise<string | undefined> {
  return ((await answer.json()) as { code?: string }).code;
}

const send = (revision = 1, at: string | null = null) =>
  desk.act('announcementSend', { cookie, body: { name: 'Zmiana', revision, at } });

const context = (now = new Date()) => ({
  pool,
  queue,
  config,
  now: () => now,
  edition: editionClock(0, () => now),
});

/** Stands in for the worker's mails: everything that is queued now leaves. */
async function deliverAll(): Promise<(OutgoingMail & { to: string })[]> {
  const sent: (OutgoingMail & { to: string })[] = [];
  const sender = {
    send: async (mail: OutgoingMail & { to: string }) => {
      sent.push(mail);
      return 'accepted' as const;
    },
    close: () => {},
  };
  const post = { pool, queue, sender, config, edition: shop.edition };
  const { rows } = await pool.query<{ name: string; id: string; trial: string }>(
    `delete from pgboss.job where name in ('announcement', 'trial')
      returning name, data->>'mailId' as id, data->>'trialId' as trial`,
  );
  for (const { name, id, trial } of rows) {
    if (name === 'trial') await deliverTrial(post, { trialId: trial, requestId: 'test' });
    else await deliverAnnouncement(post, { mailId: id, requestId: 'test' });
  }
  return sent;
}

async function sendAndDeliver() {
  expect((await send((await read()).revision)).status).toBe(200);
  await runAnnouncements(context());
  return (await deliverAll()).map(({ to }) => to).toSorted();
}

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
  expect(await languagesFor({ people: ['OTHER@example.com', 'vip@example.com'] })).toEqual([
    'de',
    'pl',
  ]);
  expect((await read()).audience.people).toEqual(['other@example.com', 'vip@example.com']);
});

test('an announcement to single people is for nobody once none of them is left', async () => {
  const chosen = await insertSold(pool, { email: 'one@example.com' });
  await insertSold(pool, { email: 'two@example.com' });
  const audience = { ...everybody, people: ['one@example.com', 'stranger@example.com'] };
  expect((await saved({ audience })).unknown).toEqual(['stranger@example.com']);
  await inTransaction(pool, async (tx) => {
    await tx.query("update orders set email = 'right@example.com' where id = $1", [chosen.id]);
    const move = { from: 'one@example.com', to: 'right@example.com', requestId: 'test' };
    await moveOwedAnnouncements(tx, queue, move);
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
  expect(late && (await codeOf(late))).toBe('changed_meanwhile');
  expect((await read()).revision).toBe(2);
  expect(await codeOf(await send(1))).toBe('changed_meanwhile');
  expect(await codeOf(await save())).toBe('name_taken');
  expect(await codeOf(await save({ name: 'reminder:week:2026-02-16' }))).toBe('name_taken');
});

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

test('the command leaves a draft of the desk alone, and the desk shows what the command sent', async () => {
  await insertSold(pool);
  await saved({ name: 'stream' });
  const organise = organiserOf(testEnvironment(shop.databaseUrl));
  const folder = announcementFolder(inAllLanguages);
  const refused = await organise(['announce', 'stream', '--folder', folder, '--yes']);
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('is a draft at the desk');
  await pool.query("insert into announcement (name) values ('by-command')");
  const list = (await (await desk.call('announcements', { cookie })).json()) as DeskAnnouncements;
  expect(list.announcements.map(({ name, state }) => `${name} ${state}`).toSorted()).toEqual([
    'by-command done',
    'stream draft',
  ]);
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
