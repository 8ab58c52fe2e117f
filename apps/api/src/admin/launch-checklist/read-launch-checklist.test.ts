import { beforeEach, expect, test, vi } from 'vitest';
import { findPlaceholders } from '@kongres/content/checks/find-placeholders';
import { launchItemIds, type LaunchItemId } from '@kongres/contract/desk/settings/launch-checklist';
import { reminderKinds } from '@kongres/contract/desk/comms/announcement-states';
import { createDeskClient } from '../../../test/desk-client.ts';
import { saveFooterDraft } from '../../../test/footer-drafts.ts';
import { insertSoldTicket } from '../../../test/orders/sold-tickets.ts';
import { createTestShop, resetShop, createTestEnvironment } from '../../../test/test-shop.ts';
import { setReminderEnabled } from '../../comms/announcements/reminder.queries.ts';
import { readConfig } from '../../platform/config/config.ts';
import { createEditionClock } from '../../platform/clock/edition-clock.ts';
import { markDeactivated, insertStaffMember } from '../staff/staff.queries.ts';
import { updateSalesOpen } from '../../sales/quotas/quota.queries.ts';
import { getLaunchSettings } from './launch-settings.ts';
import { readLaunchChecklist } from './read-launch-checklist.ts';

vi.mock(import('@kongres/content/checks/find-placeholders'), { spy: true });

const { pool, owner, databaseUrl, config } = await createTestShop();
const desk = createDeskClient({ pool, origin: '', config });
const beforeCongress = new Date('2026-01-10T12:00:00Z');
let moment = new Date();
const getNow = () => moment;

/** Test databases have no backups, so that item stays unknown. */
const production = {
  STAGE: 'production',
  PUBLIC_ORIGIN: 'https://www.kongres.pl',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_API: 'https://api.stripe.com',
  EDITION_CLOCK: 'now',
  MAIL_FROM: 'bilety@kongres.pl',
};

function getSettings(more: Record<string, string> = {}) {
  return getLaunchSettings(
    readConfig(createTestEnvironment(databaseUrl, { ...production, ...more })),
  );
}

const onError = vi.fn<(what: string, error: unknown) => void>();

async function readChecklist(launch = getSettings(), offsetMs = 0, db = pool) {
  const edition = createEditionClock(offsetMs, getNow);
  return await readLaunchChecklist({ pool: db, now: getNow, edition, launch }, onError);
}

async function readItem(id: LaunchItemId, ...given: Parameters<typeof readChecklist>) {
  const { items } = await readChecklist(...given);
  return items.find((each) => each.id === id);
}

beforeEach(async () => {
  moment = beforeCongress;
  onError.mockClear();
  await resetShop(pool);
  await owner.query('truncate staff_member, contact_message cascade');
  await owner.query('delete from footer_draft; update reminder set is_on = false');
});

async function completeAllItems() {
  await desk.signInAs('owner');
  await desk.signInAs('owner');
  for (const kind of reminderKinds) await setReminderEnabled(pool, kind, true);
  const paid = await insertSoldTicket(pool, { state: 'paid' });
  await owner.query(
    "update orders set checkout_session_id = 'cs_live_1', paid_at = $2 where id = $1",
    [paid.id, beforeCongress],
  );
  await owner.query(
    `insert into order_email (order_id, kind, queued_at, sent_at) values ($1, 'refund', $2, $2)`,
    [paid.id, beforeCongress],
  );
  await finishTaskAt(beforeCongress);
}

async function finishTaskAt(at: Date) {
  await owner.query(
    `insert into pgboss.job (name, state, created_on, started_on, completed_on)
      values ('workshop-bookings', 'completed', $1, $1, $1)`,
    [at],
  );
}

test('reports open items of an empty installation in list order', async () => {
  const { items } = await readChecklist(getSettings(staging));
  expect(items.map(({ id }) => id)).toEqual(launchItemIds);
  const done = items.filter(({ state }) => state === 'done').map(({ id }) => id);
  expect(done).toEqual(['sale', 'needs_attention', 'footer', 'address', 'test_payments', 'clock']);
  expect(onError).not.toHaveBeenCalled();
});

test('reports all items as done, except those that cannot be measured', async () => {
  await completeAllItems();
  vi.mocked(findPlaceholders).mockResolvedValueOnce([]);
  const { items, content } = await readChecklist();
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
  ['environment', staging],
  ['key', staging],
  ['sender', { MAIL_FROM: 'bilety@kongres-ai.example' }],
] as const)('%s is open with a staging setting', async (id, more) => {
  expect(await readItem(id)).toMatchObject({ state: 'done' });
  expect(await readItem(id, getSettings(more))).toMatchObject({ state: 'open' });
});

test('rejects unreachable addresses and reports unknown Stripe keys as unknown', async () => {
  const given = readConfig(createTestEnvironment(databaseUrl));
  for (const [publicOrigin, state] of [
    ['https://www.kongres.pl', 'done'],
    ['http://www.kongres.pl', 'open'],
    ['https://kongres-ai.example', 'open'],
    ['https://127.0.0.1', 'open'],
  ] as const) {
    const settings = getLaunchSettings({ ...given, publicOrigin });
    expect([publicOrigin, await readItem('address', settings)]).toMatchObject([
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
    const settings = getLaunchSettings({ ...given, stripe });
    expect([secretKey, await readItem('key', settings)]).toMatchObject([secretKey, { state }]);
  }
  const stripe = { ...given.stripe, secretKey: 'whatever' };
  expect(await readItem('payment', getLaunchSettings({ ...given, stripe }))).toMatchObject({
    state: 'unknown',
  });
});

test('names closed tickets', async () => {
  await updateSalesOpen(pool, 'vip', false);
  expect(await readItem('sale')).toMatchObject({ state: 'open', names: ['vip'] });
  await updateSalesOpen(pool, 'vip', true);
  expect(await readItem('sale')).toMatchObject({ state: 'done', names: [] });
});

test('requires two current owners with a passkey', async () => {
  await desk.signInAs('owner');
  await desk.signInAs('sales');
  expect(await readItem('owners')).toMatchObject({ state: 'open', count: 1 });
  await insertStaffMember(pool, { name: 'Ola', email: 'ola@example.com', role: 'owner' });
  expect(await readItem('owners')).toMatchObject({ state: 'open', count: 1 });
  const { id } = await desk.signInAs('owner');
  expect(await readItem('owners')).toMatchObject({ state: 'done', count: 2 });
  await markDeactivated(pool, id, beforeCongress);
  expect(await readItem('owners')).toMatchObject({ state: 'open', count: 1 });
});

test('reports a shifted edition clock with its time', async () => {
  expect(await readItem('clock')).toMatchObject({ state: 'done' });
  const set = await readItem('clock', getSettings(), 3_600_000);
  expect(set).toMatchObject({ state: 'open', at: new Date(beforeCongress.getTime() + 3_600_000) });
});

test('counts payments per key mode and test payments separately', async () => {
  const paid = await insertSoldTicket(pool, { state: 'paid' });
  const setSession = async (session: string) =>
    await owner.query('update orders set checkout_session_id = $2, paid_at = $3 where id = $1', [
      paid.id,
      session,
      beforeCongress,
    ]);
  await setSession('cs_test_1');
  expect(await readItem('payment')).toMatchObject({ state: 'open', at: null });
  expect(await readItem('payment', getSettings(staging))).toMatchObject({
    state: 'done',
    at: beforeCongress,
  });
  expect(await readItem('test_payments')).toMatchObject({ state: 'open', count: 1 });
  await setSession('cs_live_1');
  expect(await readItem('payment')).toMatchObject({ state: 'done', at: beforeCongress });
  expect(await readItem('test_payments')).toMatchObject({ state: 'done', count: 0 });
});

test('names disabled reminders and unpublished drafts', async () => {
  await setReminderEnabled(pool, 'day', true);
  expect(await readItem('reminders')).toMatchObject({ state: 'open', names: ['week', 'hour'] });
  const empty = { top: '', middle: '', bottom: '' };
  await saveFooterDraft(pool, 'de', empty);
  expect(await readItem('footer')).toMatchObject({ state: 'open', names: ['de'] });
});

test('counts an incident until it is resolved', async () => {
  await owner.query("insert into incident (kind, subject) values ('unknown_payment', 'cs_1')");
  expect(await readItem('needs_attention')).toMatchObject({ state: 'open', count: 1 });
  await owner.query('update incident set resolved_at = now()');
  expect(await readItem('needs_attention')).toMatchObject({ state: 'done', count: 0 });
});

test('reports the worker as open after five minutes without a finished task', async () => {
  expect(await readItem('worker')).toMatchObject({ state: 'open', at: null });
  await finishTaskAt(beforeCongress);
  moment = new Date(beforeCongress.getTime() + 4 * 60_000);
  expect(await readItem('worker')).toMatchObject({ state: 'done', at: beforeCongress });
  moment = new Date(beforeCongress.getTime() + 6 * 60_000);
  expect(await readItem('worker')).toMatchObject({ state: 'open', at: beforeCongress });
});

test('logs items that cannot be measured and still reports the others', async () => {
  vi.mocked(findPlaceholders).mockRejectedValueOnce(new Error('no such folder'));
  await owner.query('alter table reminder rename to reminder_away');
  const { items, content } = await readChecklist().finally(() =>
    owner.query('alter table reminder_away rename to reminder'),
  );
  expect(content).toEqual({ state: 'unknown', groups: [] });
  expect(items.filter(({ state }) => state === 'unknown').map(({ id }) => id)).toEqual([
    'reminders',
    'backup',
  ]);
  expect(onError.mock.calls.map(([what]) => what)).toEqual(['reminders', 'content']);
});
