import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { editionEnd, editionStart } from '@kongres/content/facts/phases';
import { roomAccessResponse } from '@kongres/contract/room-access';
import { congressEnterRoomPath, congressRenewSeatPath } from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import { issueTestTicket } from '../../../test/orders/issue-test-ticket.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countRows, resetShop } from '../../../test/test-shop.ts';
import type { IssueTicketInput } from '../../sales/complimentary-tickets/issue-ticket.ts';
import { transferTicket } from '../../sales/transfers/transfer-ticket.ts';
import { revokeTicket } from '../../sales/complimentary-tickets/revoke-ticket.ts';
import { saveRecording } from '../recordings/recordings.queries.ts';
import { saveRoom, setRoomOpen } from '../rooms/live.queries.ts';
import { readOrder } from '../../sales/orders/order.queries.ts';
import { deriveOrderToken } from '../../sales/orders/order-token.ts';
import { renewRoomAccess } from './enter-room.ts';
import { deleteOldSeats } from './room-seat.queries.ts';
import { streamPathSeconds } from '../streaming/stream-path.ts';

const liveAt = new Date(editionStart.getTime() + 11 * 3_600_000);
const shop = await startTestApi({
  EDITION_CLOCK: liveAt.toISOString(),
  LIVE_SECRET: 'l'.repeat(32),
});
const { pool, queue, config, orderHooks, edition, origin } = shop;
const context = { pool, queue, config, orderHooks, edition, now: () => new Date() };

beforeEach(() => resetShop(pool));

for (const id of ['a', 'b', 'gala']) {
  await saveRoom(pool, { id, name: null, source: { kind: 'stream' } });
  await setRoomOpen(pool, id, true);
}

const createDeviceId = () => randomBytes(32).toString('base64url');

const createTicket = (changes: Partial<IssueTicketInput> = {}) => issueTestTicket(context, changes);

async function postJson(path: string, token: string, body: object) {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  return response.ok
    ? { ...roomAccessResponse.parse(answer), code: null }
    : { generation: 0, path: null, code: problem.parse(answer).code };
}

const enterRoomAs = (token: string, device: string, more: object = {}) =>
  postJson(congressEnterRoomPath, token, { device, room: 'a', ...more });
const renewAccessAs = (token: string, device: string, generation: number, room = 'a') =>
  postJson(congressRenewSeatPath, token, { device, room, generation });

test('admits a ticket, checks it in once and returns an expiring path', async () => {
  const { id, token, number } = await createTicket();
  const device = createDeviceId();
  const inside = await enterRoomAs(token, device);
  expect(inside).toMatchObject({ generation: 1, code: null });
  const [, expiry = '', ticket, room] =
    /^\/live\/[\w-]{22}\.(\d+)\.([\d-]+)\/(\w+)\/$/.exec(inside.path ?? '') ?? [];
  expect([ticket, room]).toEqual([`${number}-1`, 'a']);
  const left = Number(expiry) - Date.now() / 1000;
  expect(left).toBeGreaterThan(streamPathSeconds - 10);
  expect(left).toBeLessThanOrEqual(streamPathSeconds);
  const usedAt = async () =>
    (
      await pool.query<{ at: Date }>('select checked_in_at as at from ticket where order_id = $1', [
        id,
      ])
    ).rows[0]?.at;
  const first = await usedAt();
  expect(first).toBeInstanceOf(Date);
  expect(await renewAccessAs(token, device, 1, 'b')).toMatchObject({ generation: 1, code: null });
  expect(await enterRoomAs(token, device, { room: 'b' })).toMatchObject({ generation: 1 });
  expect(await usedAt()).toEqual(first);
  expect(
    await countRows(
      pool,
      `audit_log where action = 'ticket_checked_in' and order_number = ${number}`,
    ),
  ).toBe(1);
});

test('gives the seat to the newest device and answers other_device to the older one', async () => {
  const { token } = await createTicket();
  const [phone, laptop] = [createDeviceId(), createDeviceId()];
  const first = await enterRoomAs(token, phone);
  const second = await enterRoomAs(token, laptop);
  expect(await renewAccessAs(token, phone, first.generation)).toMatchObject({
    code: 'other_device',
  });
  expect(await renewAccessAs(token, laptop, second.generation)).toMatchObject({ code: null });
  // No known generation restores the seat; entering again does.
  expect(await renewAccessAs(token, phone, second.generation)).toMatchObject({
    code: 'other_device',
  });
  const third = await enterRoomAs(token, phone);
  expect(await renewAccessAs(token, phone, third.generation)).toMatchObject({ code: null });
  expect(await renewAccessAs(token, laptop, second.generation)).toMatchObject({
    code: 'other_device',
  });
});

test('gives the seat to one of thirty concurrent devices', async () => {
  const { token } = await createTicket();
  const devices = Array.from({ length: 30 }, createDeviceId);
  const entered = await Promise.all(devices.map((device) => enterRoomAs(token, device)));
  const renewed = await Promise.all(
    devices.map((device, n) => renewAccessAs(token, device, entered[n]?.generation ?? 0)),
  );
  expect(renewed.filter(({ code }) => code === null)).toHaveLength(1);
  expect(await countRows(pool, 'room_seat')).toBe(1);
});

test('rejects revoked, refunded and transferred tickets', async () => {
  const device = createDeviceId();
  const revoked = await createTicket();
  await enterRoomAs(revoked.token, device);
  await revokeTicket(context, revoked.id, randomUUID());
  expect(await renewAccessAs(revoked.token, device, 1)).toMatchObject({ code: 'ticket_ended' });
  expect(await enterRoomAs(revoked.token, device)).toMatchObject({ code: 'ticket_ended' });

  const refunded = await createTicket();
  await enterRoomAs(refunded.token, device);
  await pool.query('update ticket set void_at = now() where order_id = $1', [refunded.id]);
  expect((await renewAccessAs(refunded.token, device, 1)).code).not.toBeNull();
  expect(await enterRoomAs(refunded.token, device)).toMatchObject({ code: 'ticket_ended' });

  const passed = await createTicket();
  await enterRoomAs(passed.token, device);
  const to = { email: 'new@example.com', language: 'de' as const, link: null, requestId: 'r' };
  const done = await transferTicket(context, passed.id, to);
  expect(await renewAccessAs(passed.token, device, 1)).toMatchObject({ code: 'order_moved' });
  expect(await enterRoomAs(passed.token, device)).toMatchObject({ code: 'order_moved' });
  if (!done.ok) throw new Error(done.code);
  const fresh = deriveOrderToken(config.secret, done.order);
  // The previous holder's device has lost the seat.
  expect(await enterRoomAs(fresh, createDeviceId())).toMatchObject({ code: null, generation: 2 });
  expect(await renewAccessAs(fresh, device, 1)).toMatchObject({ code: 'other_device' });
});

test('answers ticket_ended when the ticket ends during a renewal', async () => {
  const { id, token } = await createTicket();
  const device = createDeviceId();
  const { generation } = await enterRoomAs(token, device);
  const order = await readOrder(pool, id);
  if (!order) throw new Error('the order is missing');
  await revokeTicket(context, id, randomUUID());
  const visit = { device, room: 'a', generation };
  expect(await renewRoomAccess({ ...shop, now: context.now }, order, visit)).toEqual({
    ok: false,
    code: 'ticket_ended',
  });
});

test('keeps no access when the ticket ends during entry', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id, token } = await createTicket();
    const device = createDeviceId();
    const [entered] = await Promise.all([
      enterRoomAs(token, device),
      revokeTicket(context, id, randomUUID()),
    ]);
    expect([null, 'ticket_ended']).toContain(entered.code);
    expect((await renewAccessAs(token, device, 1)).code).toBe('ticket_ended');
  }
});

test('admits an invitation to galas only', async () => {
  const { token } = await createTicket({ origin: 'invitation', ticket: 'galas' });
  const device = createDeviceId();
  expect(await enterRoomAs(token, device)).toMatchObject({ code: 'not_admitted' });
  expect(await countRows(pool, 'ticket where checked_in_at is not null')).toBe(0);
  const inside = await enterRoomAs(token, device, { room: 'gala' });
  expect(inside).toMatchObject({ code: null });
  expect(await renewAccessAs(token, device, inside.generation, 'a')).toMatchObject({
    code: 'not_admitted',
  });
});

test('requires and saves consent before the first check-in while withdrawal is possible', async () => {
  const { id, token } = await createTicket();
  await pool.query("update orders set origin = 'sale', paid_at = now() where id = $1", [id]);
  const device = createDeviceId();
  expect(await enterRoomAs(token, device)).toMatchObject({ code: 'agreement_required' });
  expect(await countRows(pool, 'room_seat')).toBe(0);
  expect(await countRows(pool, 'ticket where checked_in_at is not null')).toBe(0);
  expect(await enterRoomAs(token, device, { isAgreed: true })).toMatchObject({ code: null });
  expect(await countRows(pool, 'orders where consented_at is not null')).toBe(1);
  expect(await enterRoomAs(token, createDeviceId())).toMatchObject({ code: null });
});

test('does not allow renewing from a recording into a live room', async () => {
  const recording = { session: 'opening', isWorkshop: false, seconds: 60 };
  await saveRecording(pool, { ...recording, source: { kind: 'stream' } });
  const { id, token } = await createTicket();
  await pool.query("update orders set origin = 'sale', paid_at = now() where id = $1", [id]);
  const device = createDeviceId();
  const { generation } = await enterRoomAs(token, device, { room: 'recordings/opening' });
  expect(await renewAccessAs(token, device, generation)).toMatchObject({ code: 'other_device' });
  expect(await countRows(pool, 'attendance')).toBe(0);
  expect(await enterRoomAs(token, device)).toMatchObject({ code: 'agreement_required' });
  // After consent a device may change rooms.
  const entered = await enterRoomAs(token, device, { isAgreed: true });
  const inRecording = await renewAccessAs(token, device, entered.generation, 'recordings/opening');
  expect(inRecording).toMatchObject({ code: null });
  expect(await renewAccessAs(token, device, entered.generation)).toMatchObject({ code: null });
});

test('rejects unknown tokens, invalid input and too many requests', async () => {
  const { token } = await createTicket();
  const device = createDeviceId();
  expect(await enterRoomAs('x'.repeat(43), device)).toMatchObject({ code: 'not_found' });
  expect(await renewAccessAs('', device, 1)).toMatchObject({ code: 'not_found' });
  for (const wrong of [{ device: 'short' }, { room: '../a' }, { room: 'A' }, { room: '' }]) {
    expect(await enterRoomAs(token, device, wrong)).toMatchObject({ code: 'invalid_request' });
  }
  expect(await renewAccessAs(token, device, 1)).toMatchObject({ code: 'other_device' });
  for (const generation of [0, 2 ** 31, Number.MAX_SAFE_INTEGER, 1.5]) {
    expect(await renewAccessAs(token, device, generation)).toMatchObject({
      code: 'invalid_request',
    });
  }
  const codes = await Promise.all(
    Array.from({ length: 70 }, async () => (await enterRoomAs(token, createDeviceId())).code),
  );
  expect(codes.filter((code) => code === 'too_many_requests').length).toBeGreaterThanOrEqual(10);
});

test('rejects entry before the first day and after the last', async () => {
  for (const [moment, code] of [
    [new Date(editionStart.getTime() - 1000), 'too_early'],
    [editionEnd, 'edition_over'],
  ] as const) {
    const { enterRoom } = await import('./enter-room.ts');
    const order = await createTicket();
    const clock = { ...edition, now: () => moment };
    const outside = await enterRoom({ ...context, edition: clock }, order, {
      device: createDeviceId(),
      room: 'a',
    });
    expect(outside).toEqual({ ok: false, code });
  }
  expect(await countRows(pool, 'ticket where checked_in_at is not null')).toBe(0);
});

test('deletes seats within a day', async () => {
  const { token } = await createTicket();
  await enterRoomAs(token, createDeviceId());
  const after = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  expect(await deleteOldSeats(after(21))(pool, 100)).toBe(0);
  expect(await deleteOldSeats(after(23))(pool, 100)).toBe(1);
});
