import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { editionEnds, editionStarts } from '@kongres/content/facts/phases';
import { insideAnswer } from '@kongres/contract/congress';
import { congressEnterPath, congressRenewPath } from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import { issuedTicket } from '../../../test/orders/issued-ticket.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countOf, emptyShop } from '../../../test/test-shop.ts';
import type { Issue } from '../../sales/complimentary-tickets/issue-ticket.ts';
import { passOnTicket } from '../../sales/transfers/pass-on-ticket.ts';
import { revokeTicket } from '../../sales/complimentary-tickets/revoke-ticket.ts';
import { saveRecording } from '../recordings/library-queries.ts';
import { saveRoom, setDoor } from '../rooms/live-queries.ts';
import { readOrder } from '../../sales/orders/order-queries.ts';
import { orderToken } from '../../sales/orders/order-token.ts';
import { renewEntry } from './enter-room.ts';
import { deleteOldVisits } from './visit-queries.ts';
import { pathSeconds } from '../streaming/stream-path.ts';

const live = new Date(editionStarts.getTime() + 11 * 3_600_000);
const shop = await startTestApi({ EDITION_CLOCK: live.toISOString(), LIVE_SECRET: 'l'.repeat(32) });
const { pool, queue, config, orderHooks, edition, origin } = shop;
const context = { pool, queue, config, orderHooks, edition, now: () => new Date() };

beforeEach(() => emptyShop(pool));

for (const id of ['a', 'b', 'gala']) {
  await saveRoom(pool, { id, name: null, source: { kind: 'stream' } });
  await setDoor(pool, id, true);
}

const newDevice = () => randomBytes(32).toString('base64url');

const given = (changes: Partial<Issue> = {}) => issuedTicket(context, changes);

async function post(path: string, token: string, body: object) {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  return response.ok
    ? { ...insideAnswer.parse(answer), code: null }
    : { generation: 0, path: null, code: problem.parse(answer).code };
}

const enter = (token: string, device: string, more: object = {}) =>
  post(congressEnterPath, token, { device, room: 'a', ...more });
const renew = (token: string, device: string, generation: number, room = 'a') =>
  post(congressRenewPath, token, { device, room, generation });

test('a ticket opens a room, its first entry is noted once, and the way in ends by itself', async () => {
  const { id, token, number } = await given();
  const device = newDevice();
  const inside = await enter(token, device);
  expect(inside).toMatchObject({ generation: 1, code: null });
  const [, expiry = '', ticket, room] =
    /^\/live\/[\w-]{22}\.(\d+)\.([\d-]+)\/(\w+)\/$/.exec(inside.path ?? '') ?? [];
  expect([ticket, room]).toEqual([`${number}-1`, 'a']);
  const left = Number(expiry) - Date.now() / 1000;
  expect(left).toBeGreaterThan(pathSeconds - 10);
  expect(left).toBeLessThanOrEqual(pathSeconds);
  const usedAt = async () =>
    (await pool.query<{ at: Date }>('select used_at as at from ticket where order_id = $1', [id]))
      .rows[0]?.at;
  const first = await usedAt();
  expect(first).toBeInstanceOf(Date);
  expect(await renew(token, device, 1, 'b')).toMatchObject({ generation: 1, code: null });
  expect(await enter(token, device, { room: 'b' })).toMatchObject({ generation: 1 });
  expect(await usedAt()).toEqual(first);
  expect(await countOf(pool, `journal where deed = 'entry' and order_number = ${number}`)).toBe(1);
});

test('of two devices the newest is inside, and the older one is told why it is out', async () => {
  const { token } = await given();
  const [phone, laptop] = [newDevice(), newDevice()];
  const first = await enter(token, phone);
  const second = await enter(token, laptop);
  expect(await renew(token, phone, first.generation)).toMatchObject({ code: 'other_device' });
  expect(await renew(token, laptop, second.generation)).toMatchObject({ code: null });
  // Neither the other's generation nor its own old one lets it back; entering again does.
  expect(await renew(token, phone, second.generation)).toMatchObject({ code: 'other_device' });
  const third = await enter(token, phone);
  expect(await renew(token, phone, third.generation)).toMatchObject({ code: null });
  expect(await renew(token, laptop, second.generation)).toMatchObject({ code: 'other_device' });
});

test('thirty devices at once: one of them is inside', async () => {
  const { token } = await given();
  const devices = Array.from({ length: 30 }, newDevice);
  const entered = await Promise.all(devices.map((device) => enter(token, device)));
  const renewed = await Promise.all(
    devices.map((device, n) => renew(token, device, entered[n]?.generation ?? 0)),
  );
  expect(renewed.filter(({ code }) => code === null)).toHaveLength(1);
  expect(await countOf(pool, 'visit')).toBe(1);
});

test('revoked, refunded and passed-on tickets get no further way in, whatever the device asks', async () => {
  const device = newDevice();
  const revoked = await given();
  await enter(revoked.token, device);
  await revokeTicket(context, revoked.id, randomUUID());
  expect(await renew(revoked.token, device, 1)).toMatchObject({ code: 'ticket_ended' });
  expect(await enter(revoked.token, device)).toMatchObject({ code: 'ticket_ended' });

  const refunded = await given();
  await enter(refunded.token, device);
  await pool.query('update ticket set void_at = now() where order_id = $1', [refunded.id]);
  expect((await renew(refunded.token, device, 1)).code).not.toBeNull();
  expect(await enter(refunded.token, device)).toMatchObject({ code: 'ticket_ended' });

  const passed = await given();
  await enter(passed.token, device);
  const to = { email: 'new@example.com', language: 'de' as const, link: null, requestId: 'r' };
  const done = await passOnTicket(context, passed.id, to);
  expect(await renew(passed.token, device, 1)).toMatchObject({ code: 'order_moved' });
  expect(await enter(passed.token, device)).toMatchObject({ code: 'order_moved' });
  if (!done.ok) throw new Error(done.code);
  const fresh = orderToken(config.secret, done.order);
  // A device that kept its name and generation is out all the same.
  expect(await enter(fresh, newDevice())).toMatchObject({ code: null, generation: 2 });
  expect(await renew(fresh, device, 1)).toMatchObject({ code: 'other_device' });
});

test('a renewal that read its order before the ticket ended says that it ended', async () => {
  const { id, token } = await given();
  const device = newDevice();
  const { generation } = await enter(token, device);
  const order = await readOrder(pool, id);
  if (!order) throw new Error('the order is missing');
  await revokeTicket(context, id, randomUUID());
  const visit = { device, room: 'a', generation };
  expect(await renewEntry({ ...shop, now: context.now }, order, visit)).toEqual({
    ok: false,
    code: 'ticket_ended',
  });
});

test('a ticket that ends while somebody enters leaves nobody inside', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id, token } = await given();
    const device = newDevice();
    const [entered] = await Promise.all([
      enter(token, device),
      revokeTicket(context, id, randomUUID()),
    ]);
    expect([null, 'ticket_ended']).toContain(entered.code);
    expect((await renew(token, device, 1)).code).toBe('ticket_ended');
  }
});

test('an invitation opens the galas and nothing else', async () => {
  const { token } = await given({ origin: 'invitation', ticket: 'galas' });
  const device = newDevice();
  expect(await enter(token, device)).toMatchObject({ code: 'not_admitted' });
  expect(await countOf(pool, 'ticket where used_at is not null')).toBe(0);
  const inside = await enter(token, device, { room: 'gala' });
  expect(inside).toMatchObject({ code: null });
  expect(await renew(token, device, inside.generation, 'a')).toMatchObject({
    code: 'not_admitted',
  });
});

test('who can still withdraw is asked before the first entry, and the answer is kept', async () => {
  const { id, token } = await given();
  await pool.query("update orders set origin = 'sale', paid_at = now() where id = $1", [id]);
  const device = newDevice();
  expect(await enter(token, device)).toMatchObject({ code: 'agreement_required' });
  expect(await countOf(pool, 'visit')).toBe(0);
  expect(await countOf(pool, 'ticket where used_at is not null')).toBe(0);
  expect(await enter(token, device, { isAgreed: true })).toMatchObject({ code: null });
  expect(await countOf(pool, 'orders where consented_at is not null')).toBe(1);
  // Asked once.
  expect(await enter(token, newDevice())).toMatchObject({ code: null });
});

test('a recording is no side door: who was let into one goes on into no live room', async () => {
  const recording = { session: 'opening', isWorkshop: false, seconds: 60 };
  await saveRecording(pool, { ...recording, source: { kind: 'stream' } });
  const { id, token } = await given();
  await pool.query("update orders set origin = 'sale', paid_at = now() where id = $1", [id]);
  const device = newDevice();
  const { generation } = await enter(token, device, { room: 'recordings/opening' });
  expect(await renew(token, device, generation)).toMatchObject({ code: 'other_device' });
  expect(await countOf(pool, 'attendance')).toBe(0);
  expect(await enter(token, device)).toMatchObject({ code: 'agreement_required' });
  // Once the first entry is agreed to, a device changes rooms as it likes.
  const entered = await enter(token, device, { isAgreed: true });
  const inRecording = await renew(token, device, entered.generation, 'recordings/opening');
  expect(inRecording).toMatchObject({ code: null });
  expect(await renew(token, device, entered.generation)).toMatchObject({ code: null });
});

test('strangers, nonsense and crowds stay outside', async () => {
  const { token } = await given();
  const device = newDevice();
  expect(await enter('x'.repeat(43), device)).toMatchObject({ code: 'not_found' });
  expect(await renew('', device, 1)).toMatchObject({ code: 'not_found' });
  for (const wrong of [{ device: 'short' }, { room: '../a' }, { room: 'A' }, { room: '' }]) {
    expect(await enter(token, device, wrong)).toMatchObject({ code: 'invalid_request' });
  }
  expect(await renew(token, device, 1)).toMatchObject({ code: 'other_device' });
  for (const generation of [0, 2 ** 31, Number.MAX_SAFE_INTEGER, 1.5]) {
    expect(await renew(token, device, generation)).toMatchObject({ code: 'invalid_request' });
  }
  const codes = await Promise.all(
    Array.from({ length: 70 }, async () => (await enter(token, newDevice())).code),
  );
  expect(codes.filter((code) => code === 'too_many_requests').length).toBeGreaterThanOrEqual(10);
});

test('nobody enters before the first day or after the last', async () => {
  for (const [moment, code] of [
    [new Date(editionStarts.getTime() - 1000), 'too_early'],
    [editionEnds, 'edition_over'],
  ] as const) {
    const { enterRoom } = await import('./enter-room.ts');
    const order = await given();
    const clock = { ...edition, now: () => moment };
    const outside = await enterRoom({ ...context, edition: clock }, order, {
      device: newDevice(),
      room: 'a',
    });
    expect(outside).toEqual({ ok: false, code });
  }
  expect(await countOf(pool, 'ticket where used_at is not null')).toBe(0);
});

test('who was inside is forgotten within a day', async () => {
  const { token } = await given();
  await enter(token, newDevice());
  const after = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  expect(await deleteOldVisits(after(21))(pool, 100)).toBe(0);
  expect(await deleteOldVisits(after(23))(pool, 100)).toBe(1);
});
