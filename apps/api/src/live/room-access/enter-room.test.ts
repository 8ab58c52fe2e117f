import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { editionStart } from '@kongres/content/facts/phases';
import { issueTestTicket } from '../../../test/orders/issue-test-ticket.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countRows, resetShop } from '../../../test/test-shop.ts';
import {
  countSeatsByRoom,
  deleteSessionSource,
  saveRoom,
  saveSession,
  saveSessionSource,
  setRoomOpen,
} from '../rooms/live.queries.ts';
import type { RoomSource } from '../streaming/room-source.ts';
import { readOrder } from '../../sales/orders/order.queries.ts';
import { enterRoom, renewRoomAccess } from './enter-room.ts';

const liveAt = new Date(editionStart.getTime() + 11 * 3_600_000);
const shop = await startTestApi({
  EDITION_CLOCK: liveAt.toISOString(),
  LIVE_SECRET: 'l'.repeat(32),
});
const { pool, owner, queue, config, edition } = shop;
const context = { pool, queue, config, edition, now: () => new Date() };

beforeEach(async () => {
  await resetShop(pool);
  await owner.query('truncate live_room, session_change, session_stream');
});

const setRoom = (source: RoomSource) => saveRoom(pool, { id: 'a', name: null, source });

async function createGuest() {
  const issued = await issueTestTicket(context);
  const order = await readOrder(pool, issued.id);
  if (!order) throw new Error('no order');
  const device = randomBytes(32).toString('base64url');
  return {
    enter: () => enterRoom(context, order, { device, room: 'a' }),
    renew: () => renewRoomAccess(context, order, { device, room: 'a', generation: 1 }),
  };
}

test('rejects entry to an unknown or closed room without checking in the ticket', async () => {
  const { enter } = await createGuest();
  expect(await enter()).toEqual({ ok: false, code: 'room_closed' });
  await setRoom({ kind: 'stream' });
  expect(await enter()).toEqual({ ok: false, code: 'room_closed' });
  expect(await countRows(pool, 'ticket where checked_in_at is not null')).toBe(0);
  expect(await countRows(pool, 'room_seat')).toBe(0);
});

test('returns the current source on renewal and ends access when the room closes', async () => {
  const { enter, renew } = await createGuest();
  await setRoom({ kind: 'stream' });
  await setRoomOpen(pool, 'a', true);
  expect(await enter()).toMatchObject({ inside: { source: { kind: 'stream' } } });
  expect(await countSeatsByRoom(pool, new Date())).toEqual(new Map([['a', 1]]));
  await setRoom({ kind: 'frame', provider: 'youtube', id: 'aqz-KE-bpKQ' });
  expect(await renew()).toMatchObject({
    inside: {
      source: {
        kind: 'frame',
        host: 'www.youtube-nocookie.com',
        address: expect.stringContaining('/embed/aqz-KE-bpKQ?'),
      },
    },
  });
  await setRoom({ kind: 'link', address: 'https://meet.example.com/a?b=c' });
  expect(await renew()).toMatchObject({
    inside: {
      source: { kind: 'link', host: 'meet.example.com', address: 'https://meet.example.com/a?b=c' },
    },
  });
  await setRoomOpen(pool, 'a', false);
  expect(await renew()).toEqual({ ok: false, code: 'room_closed' });
  expect(await countSeatsByRoom(pool, new Date(Date.now() + 100_000))).toEqual(new Map());
});

test('uses the source of a session during its time and in the room it was moved to', async () => {
  const { enter, renew } = await createGuest();
  await setRoom({ kind: 'stream' });
  await setRoomOpen(pool, 'a', true);
  await enter();
  const shown = async () => {
    const renewed = await renew();
    return renewed.ok && renewed.inside.source.kind;
  };
  const hour = { startsAt: addHoursToNow(-0.5), endsAt: addHoursToNow(0.5) };
  const own = { kind: 'link', address: 'https://meet.example.com/opening' } as const;
  const source = { session: 'opening', room: 'a', source: own };
  const moved = { id: 'opening', isCancelled: false, startsAt: null, endsAt: null, room: null };
  await saveSessionSource(pool, { ...source, ...hour });
  expect(await shown()).toBe('link');
  await saveSession(pool, { ...moved, room: 'b' });
  expect(await shown()).toBe('stream');
  await saveSession(pool, { ...moved, startsAt: addHoursToNow(1), endsAt: addHoursToNow(2) });
  expect(await shown()).toBe('stream');
  await saveSession(pool, { ...moved, isCancelled: true });
  expect(await shown()).toBe('stream');
  await saveSession(pool, moved);
  expect(await shown()).toBe('link');
  await saveSessionSource(pool, {
    ...source,
    startsAt: addHoursToNow(-2),
    endsAt: addHoursToNow(-1),
  });
  expect(await shown()).toBe('stream');
  await saveSessionSource(pool, { ...source, ...hour });
  await deleteSessionSource(pool, 'opening');
  expect(await shown()).toBe('stream');
});

function addHoursToNow(hours: number): Date {
  return new Date(edition.now().getTime() + hours * 3_600_000);
}
