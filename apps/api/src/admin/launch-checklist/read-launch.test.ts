import { beforeEach, expect, test, vi } from 'vitest';
import { findPlaceholders } from '@kongres/content/checks/find-placeholders';
import { launchItems, type LaunchItemId } from '@kongres/contract/desk/settings/launch';
import { reminderKinds } from '@kongres/contract/desk/comms/announcement-states';
import { deskOf } from '../../../test/desk.ts';
import { saveFooterDraft } from '../../../test/footer-drafts.ts';
import { insertSold } from '../../../test/orders/sold-tickets.ts';
import { createTestShop, emptyShop, testEnvironment } from '../../../test/test-shop.ts';
import { switchReminder } from '../../comms/announcements/reminder-queries.ts';
import { readConfig } from '../../platform/config/config.ts';
import { editionClock } from '../../platform/clock/edition-clock.ts';
import { endPerson, insertPerson } from '../staff/person-queries.ts';
import { updateOpen } from '../../sales/quotas/stock-queries.ts';
import { launchSettings } from './launch-settings.ts';
import { readLaunch } from './read-launch.ts';

vi.mock(import('@kongres/content/checks/find-placeholders'), { spy: true });

const { pool, owner, databaseUrl, config } = await createTestShop();
const desk = deskOf({ pool, origin: '', config });
const weeksBefore = new Date('2026-01-10T12:00:00Z');
let moment = new Date();
const now = () => moment;

/** Nothing is left but what no test database has: backups. */
const production = {
  STAGE: 'production',
  PUBLIC_ORIGIN: 'https://www.kongres.pl',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_API: 'https://api.stripe.com',
  EDITION_CLOCK: 'now',
  MAIL_FROM: 'bilety@kongres.pl',
};

function settingsOf(more: Record<string, string> = {}) {
  return launchSettings(readConfig(testEnvironment(databaseUrl, { ...production, ...more })));
}

const onFault = vi.fn<(what: string, error: unknown) => void>();

async function read(launch = settingsOf(), offsetMs = 0, db = pool) {
  const edition = editionClock(offsetMs, now);
  return await readLaunch({ pool: db, now, edition, launch }, onFault);
}

async function item(id: LaunchItemId, ...given: Parameters<typeof read>) {
  const { items } = await read(...given);
  return items.find((each) => each.id === id);
}

beforeEach(async () => {
  moment = weeksBefore;
  onFault.mockClear();
  await emptyShop(pool);
  await owner.query('truncate desk_person, contact_message cascade');
  await owner.query('delete from footer_draft; update reminder set is_on = false');
});

/** As it should be on the day. */
async function allDone() {
  await desk.signedInAs('owner');
  await desk.signedInAs('owner');
  for (const kind of reminderKinds) await switchReminder(pool, kind, true);
  const paid = await insertSold(pool, { state: 'paid' });
  await owner.query("update orders set session_id = 'cs_live_1', paid_at = $2 where id = $1", [
    paid.id,
    weeksBefore,
  ]);
  await owner.query(
    `insert into mail (order_id, kind, queued_at, sent_at) values ($1, 'refund', $2, $2)`,
    [paid.id, weeksBefore],
  );
  await workAt(weeksBefore);
}

async function workAt(at: Date) {
  await owner.query(
    `insert into pgboss.job (name, state, created_on, started_on, completed_on)
      values ('workshop-places', 'completed', $1, $1, $1)`,
    [at],
  );
}

test('an empty installation has everything left to do, in the order of the list', async () => {
  const { items } = await read(settingsOf(staging));
  expect(items.map(({ id }) => id)).toEqual(launchItems);
  const done = items.filter(({ state }) => state === 'done').map(({ id }) => id);
  expect(done).toEqual(['sale', 'waiting', 'footer', 'address', 'trials', 'clock']);
  expect(onFault).not.toHaveBeenCalled();
});

test('with everything in place nothing is left, but what cannot be seen is not called done', async () => {
  await allDone();
  vi.mocked(findPlaceholders).mockResolvedValueOnce([]);
  const { items, content } = await read();
  expect(items.filter(({ state }) => state !== 'done')).toEqual([
    { id: 'backup', state: 'unknown', at: null, count: null, names: [] },
  ]);
  expect(content).toEqual({ state: 'done', groups: [] });
});

const staging = {
  STAGE: 'staging',
  PUBLIC_ORIGIN: 'https://staging.kongres.pl',
  STRIPE_SECRET_KEY: 'sk_test_1',
  MAIL_FROM: 'bilety@kongres-ai.example',
};

test.each([
  ['stage', staging],
  ['key', staging],
  ['sender', { MAIL_FROM: 'bilety@kongres-ai.example' }],
] as const)('%s is open while its setting is for a trial', async (id, more) => {
  expect(await item(id)).toMatchObject({ state: 'done' });
  expect(await item(id, settingsOf(more))).toMatchObject({ state: 'open' });
});

test('an address that nobody can come by is no address, and a key of no kind is unknown', async () => {
  const given = readConfig(testEnvironment(databaseUrl));
  for (const [publicOrigin, state] of [
    ['https://www.kongres.pl', 'done'],
    ['http://www.kongres.pl', 'open'],
    ['https://kongres-ai.example', 'open'],
    ['https://127.0.0.1', 'open'],
  ] as const) {
    const settings = launchSettings({ ...given, publicOrigin });
    expect([publicOrigin, await item('address', settings)]).toMatchObject([
      publicOrigin,
      { state },
    ]);
  }
  for (const [secretKey, api, state] of [
    ['rk_live_1', 'https://api.stripe.com', 'done'],
    ['rk_live_1', 'http://127.0.0.1:9', 'open'],
    ['sk_test_1', 'https://api.stripe.com', 'open'],
    ['whatever', 'https://api.stripe.com', 'unknown'],
  ] as const) {
    const stripe = { ...given.stripe, secretKey, api: new URL(api) };
    const settings = launchSettings({ ...given, stripe });
    expect([secretKey, await item('key', settings)]).toMatchObject([secretKey, { state }]);
  }
  const stripe = { ...given.stripe, secretKey: 'whatever' };
  expect(await item('payment', launchSettings({ ...given, stripe }))).toMatchObject({
    state: 'unknown',
  });
});

test('a ticket that is closed is named', async () => {
  await updateOpen(pool, 'vip', false);
  expect(await item('sale')).toMatchObject({ state: 'open', names: ['vip'] });
  await updateOpen(pool, 'vip', true);
  expect(await item('sale')).toMatchObject({ state: 'done', names: [] });
});

test('one owner is too few, and so are two of whom one has no passkey or none works here', async () => {
  await desk.signedInAs('owner');
  await desk.signedInAs('sales');
  expect(await item('owners')).toMatchObject({ state: 'open', count: 1 });
  await insertPerson(pool, { name: 'Ola', email: 'ola@example.com', role: 'owner' });
  expect(await item('owners')).toMatchObject({ state: 'open', count: 1 });
  const { id } = await desk.signedInAs('owner');
  expect(await item('owners')).toMatchObject({ state: 'done', count: 2 });
  await endPerson(pool, id, weeksBefore);
  expect(await item('owners')).toMatchObject({ state: 'open', count: 1 });
});

test('a clock that was set is seen, with what it shows', async () => {
  expect(await item('clock')).toMatchObject({ state: 'done' });
  const set = await item('clock', settingsOf(), 3_600_000);
  expect(set).toMatchObject({ state: 'open', at: new Date(weeksBefore.getTime() + 3_600_000) });
});

test('a payment counts for the kind of key that took it, and pretend money is counted apart', async () => {
  const paid = await insertSold(pool, { state: 'paid' });
  const paidBy = async (session: string) =>
    await owner.query('update orders set session_id = $2, paid_at = $3 where id = $1', [
      paid.id,
      session,
      weeksBefore,
    ]);
  await paidBy('cs_test_1');
  expect(await item('payment')).toMatchObject({ state: 'open', at: null });
  expect(await item('payment', settingsOf(staging))).toMatchObject({
    state: 'done',
    at: weeksBefore,
  });
  expect(await item('trials')).toMatchObject({ state: 'open', count: 1 });
  await paidBy('cs_live_1');
  expect(await item('payment')).toMatchObject({ state: 'done', at: weeksBefore });
  expect(await item('trials')).toMatchObject({ state: 'done', count: 0 });
});

test('reminders that are off and drafts that wait are named', async () => {
  await switchReminder(pool, 'day', true);
  expect(await item('reminders')).toMatchObject({ state: 'open', names: ['week', 'hour'] });
  const empty = { top: '', middle: '', bottom: '' };
  await saveFooterDraft(pool, 'de', empty);
  expect(await item('footer')).toMatchObject({ state: 'open', names: ['de'] });
});

test('an alarm that nobody settled waits, until somebody has', async () => {
  await owner.query("insert into alarm (kind, subject) values ('unknown_payment', 'cs_1')");
  expect(await item('waiting')).toMatchObject({ state: 'open', count: 1 });
  await owner.query('update alarm set settled_at = now()');
  expect(await item('waiting')).toMatchObject({ state: 'done', count: 0 });
});

test('a worker that was heard of long ago is not called alive', async () => {
  expect(await item('worker')).toMatchObject({ state: 'open', at: null });
  await workAt(weeksBefore);
  moment = new Date(weeksBefore.getTime() + 4 * 60_000);
  expect(await item('worker')).toMatchObject({ state: 'done', at: weeksBefore });
  moment = new Date(weeksBefore.getTime() + 6 * 60_000);
  expect(await item('worker')).toMatchObject({ state: 'open', at: weeksBefore });
});

test('what cannot be measured is unknown, said in the log, and hides nothing else', async () => {
  vi.mocked(findPlaceholders).mockRejectedValueOnce(new Error('no such folder'));
  await owner.query('alter table reminder rename to reminder_away');
  const { items, content } = await read().finally(() =>
    owner.query('alter table reminder_away rename to reminder'),
  );
  expect(content).toEqual({ state: 'unknown', groups: [] });
  expect(items.filter(({ state }) => state === 'unknown').map(({ id }) => id)).toEqual([
    'reminders',
    'backup',
  ]);
  expect(onFault.mock.calls.map(([what]) => what)).toEqual(['reminders', 'content']);
});
