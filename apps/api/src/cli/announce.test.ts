import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { announcementFolder, inAllLanguages } from '../../test/announcement-files.ts';
import { organiserOf } from '../../test/run-organiser.ts';
import { insertSold } from '../../test/orders/sold-tickets.ts';
import { countOf, createTestShop, emptyShop, testEnvironment } from '../../test/test-shop.ts';
import { deliverAnnouncement } from '../announcements/deliver-announcement.ts';
import type { Sender } from '../mail/sender.ts';

const { pool, queue, owner, edition, databaseUrl, config } = await createTestShop();
const organise = organiserOf(testEnvironment(databaseUrl));
const folder = announcementFolder(inAllLanguages);

beforeEach(async () => {
  await emptyShop(pool);
  await owner.query('truncate announcement cascade');
});

type Sent = Parameters<Sender['send']>[0];

function deliverTo(sender: Sender, mailId: string) {
  return deliverAnnouncement(
    { pool, queue, sender, edition, config },
    { mailId, requestId: 'test' },
  );
}

/** Stands in for the worker: does every job once, as long as somebody waits. */
async function workWhile<Result>(
  waiting: Promise<Result>,
  onSend?: (mail: Sent) => Promise<unknown>,
) {
  const sent: Sent[] = [];
  const sender: Sender = {
    send: async (mail) => {
      sent.push(mail);
      return (await onSend?.(mail)) === 'refused' ? 'refused' : 'accepted';
    },
    close: () => {},
  };
  const ending = new AbortController();
  const over = waiting.finally(() => ending.abort());
  while (!ending.signal.aborted) {
    const { rows } = await pool.query<{ id: string }>(
      "delete from pgboss.job where name = 'announcement' returning data->>'mailId' as id",
    );
    for (const { id } of rows) await deliverTo(sender, id);
    await sleep(20);
  }
  return { ...(await over), sent };
}

const announce = (...more: string[]) =>
  organise(['announce', 'stream', '--folder', folder, ...more]);

test('everyone with a valid ticket gets it once, in the language of the newest order', async () => {
  await insertSold(pool, { email: 'anna@example.com', language: 'pl' });
  await insertSold(pool, { email: 'Anna@Example.com', language: 'de' });
  await insertSold(pool, { email: 'bob@example.com', language: 'en-US' });
  await insertSold(pool, { email: 'gone@example.com', state: 'refunded' });
  await insertSold(pool, { email: 'late@example.com', state: 'expired' });
  await insertSold(pool, { email: 'forgotten-KAI-1@invalid' });
  const { code, sent, out } = await workWhile(announce('--yes'));
  expect({ code, out }).toEqual({ code: 0, out: '2 people have “stream”.\n' });
  expect(sent.map(({ to, subject }) => `${to} ${subject}`).toSorted()).toEqual([
    'Anna@Example.com Der Link zum Stream',
    'bob@example.com The link to the stream',
  ]);
  const again = await announce('--yes');
  expect(again).toMatchObject({ code: 0, out: '2 people have “stream”.\n' });
  expect(await countOf(pool, "pgboss.job where name = 'announcement'")).toBe(0);
});

test('the mail says what the file says, links its addresses and leads to the order', async () => {
  await insertSold(pool, { email: 'a@example.com', language: 'de' });
  await insertSold(pool, { email: 'b@example.com', language: 'pl' });
  const { sent } = await workWhile(announce('--yes'));
  const [german, polish] = ['a@example.com', 'b@example.com'].map((address) =>
    sent.find(({ to }) => to === address),
  );
  expect(german?.html).toContain('&lt;b&gt;<a href="https://example.com/live"');
  expect(german?.html).toContain('lang="de"');
  expect(german?.text).toContain('Hier ist er: <b>https://example.com/live</b>');
  expect(german?.text).toMatch(/http:\/\/127\.0\.0\.1:8080\/de\/zamowienie#[\w-]{43}/);
  expect(polish?.html).toContain('<a href="https://example.com/live"');
  expect(polish?.text).toContain('Dzień dobry,\noto link: https://example.com/live.');
});

test('a language without a file is refused before anything is sent', async () => {
  await insertSold(pool, { language: 'es' });
  await insertSold(pool, { email: 'bob@example.com', language: 'pl' });
  const polish = announcementFolder({ 'pl.txt': inAllLanguages['pl.txt'] });
  const { code, err } = await organise(['announce', 'stream', '--folder', polish, '--yes']);
  expect(code).toBe(1);
  expect(err).toContain('the folder lacks es.txt (1 person)');
  expect(await countOf(pool, 'announcement_mail')).toBe(0);
});

test('the same name with another text is refused; a new buyer gets the old one', async () => {
  await insertSold(pool);
  await workWhile(announce('--yes'));
  await insertSold(pool, { email: 'new@example.com', language: 'es' });
  const other = announcementFolder({ ...inAllLanguages, 'de.txt': 'Neu\n\nAnders\n' });
  const refused = await organise(['announce', 'stream', '--folder', other, '--yes']);
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('was begun with another text (de)');
  const { sent } = await workWhile(announce('--yes'));
  expect(sent.map(({ to }) => to)).toEqual(['new@example.com']);
});

test('a dry run counts, a preview shows, and neither sends', async () => {
  await insertSold(pool);
  await insertSold(pool, { email: 'bob@example.com', language: 'de' });
  const file = join(folder, 'look.html');
  expect((await announce('--dry-run')).out).toMatch(/de +1 +0 +0 +0\npl +1 +0 +0 +0/);
  expect((await announce('--preview', file)).code).toBe(0);
  const page = readFileSync(file, 'utf8');
  expect(page.match(/<iframe/g)).toHaveLength(5);
  expect(page).toContain('Link do transmisji');
  expect(await countOf(pool, 'announcement')).toBe(0);
});

test('it asks with the numbers, and a no sends nothing', async () => {
  await insertSold(pool);
  const { code, err } = await organise(['announce', 'stream', '--folder', folder], {
    answer: 'no',
  });
  expect(code).toBe(1);
  expect(err).toContain('pl 1: “Link do transmisji”');
  expect(err).toContain('Send it to 1 person?');
  expect(await countOf(pool, 'announcement_mail')).toBe(0);
});

test('whoever was refunded before the mail left does not get it', async () => {
  await insertSold(pool, { email: 'a@example.com' });
  await insertSold(pool, { email: 'b@example.com' });
  const { out, sent } = await workWhile(announce('--yes'), () =>
    pool.query("update orders set state = 'refunded'"),
  );
  expect(sent).toHaveLength(1);
  expect(out).toBe('1 person has “stream”.\n');
});

test('whose mail server refuses it is counted apart, and nobody waits for them', async () => {
  await insertSold(pool, { email: 'a@example.com' });
  await insertSold(pool, { email: 'b@example.com' });
  const { out } = await workWhile(announce('--yes'), async ({ to }) =>
    to === 'b@example.com' ? 'refused' : null,
  );
  expect(out).toBe(
    '1 person has “stream”. The mail servers of 1 refused it: npm run organiser -- alarms\n',
  );
});

/** The command has queued everyone when its connection last asked how many were sent. */
function watchers(): Promise<number> {
  return countOf(
    pool,
    `pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and query like '%count(coalesce(sent_at, failed_at))%'`,
  );
}

test('Ctrl-C ends the watching and leaves the queue alone; the same command watches again', async () => {
  await insertSold(pool);
  const args = ['announce', 'stream', '--folder', folder, '--yes'];
  const { code, err } = await organise(args, {
    onInterrupt: (act) => {
      void expect.poll(watchers, { timeout: 25_000 }).toBe(1).then(act);
    },
  });
  expect(code).toBe(0);
  expect(err).toContain('1 of 1 are still in the queue and go out by themselves');
  expect(await countOf(pool, "pgboss.job where name = 'announcement'")).toBe(1);
  const { sent } = await workWhile(organise(args));
  expect(sent).toHaveLength(1);
});

test('what the queue gave up is queued again', async () => {
  await insertSold(pool);
  await workWhile(announce('--yes'));
  await pool.query('update announcement_mail set sent_at = null');
  const { sent } = await workWhile(announce('--yes'));
  expect(sent).toHaveLength(1);
});

test('two workers with the same job send one mail', async () => {
  await insertSold(pool);
  await workWhile(announce('--yes'));
  await pool.query('update announcement_mail set sent_at = null');
  const { rows } = await pool.query<{ id: string }>('select id from announcement_mail');
  let count = 0;
  const refused = Promise.withResolvers<void>();
  const sender: Sender = {
    send: async () => {
      count++;
      await refused.promise;
      return 'accepted';
    },
    close: () => {},
  };
  const work = () =>
    deliverTo(sender, rows[0]?.id ?? '').catch((error: unknown) => {
      refused.resolve();
      throw error;
    });
  const results = await Promise.allSettled([work(), work()]);
  expect(count).toBe(1);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await work()).toBe('nothing');
});

test.each([
  ['', 'begin with the subject'],
  ['Subject only\n', 'begin with the subject'],
  ['Subject\nno empty line\n', 'begin with the subject'],
])('the file %j is refused', async (text, reason) => {
  const { code, err } = await organise([
    'announce',
    'x',
    '--folder',
    announcementFolder({ 'pl.txt': text }),
    '--dry-run',
  ]);
  expect(code).toBe(1);
  expect(err).toContain(`pl.txt has to ${reason}`);
});
