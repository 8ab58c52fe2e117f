import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { editionStarts } from '@kongres/content/facts/phases';
import { issuedTicket } from '../../../test/orders/issued-ticket.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countOf, emptyShop } from '../../../test/test-shop.ts';
import {
  countInside,
  removeSessionSource,
  saveRoom,
  saveSession,
  saveSessionSource,
  setDoor,
} from '../rooms/live-queries.ts';
import type { RoomSource } from '../streaming/room-source.ts';
import { readOrder } from '../../sales/orders/order-queries.ts';
import { enterRoom, renewEntry } from './enter-room.ts';

const live = new Date(editionStarts.getTime() + 11 * 3_600_000);
const shop = await startTestApi({ EDITION_CLOCK: live.toISOString(), LIVE_SECRET: 'l'.repeat(32) });
const { pool, owner, queue, config, edition } = shop;
const context = { pool, queue, config, edition, now: () => new Date() };

beforeEach(async () => {
  await emptyShop(pool);
  await owner.query('truncate live_room, live_session, session_source');
});

const setRoom = (source: RoomSource) => saveRoom(pool, { id: 'a', name: null, source });

async function given() {
  const issued = await issuedTicket(context);
  const order = await readOrder(pool, issued.id);
  if (!order) throw new Error('no order');
  const device = randomBytes(32).toString('base64url');
  return {
    enter: () => enterRoom(context, order, { device, room: 'a' }),
    renew: () => renewEntry(context, order, { device, room: 'a', generation: 1 }),
  };
}

test('a room that is not set up or closed lets nobody in, and the ticket stays unused', async () => {
  const { enter } = await given();
  expect(await enter()).toEqual({ ok: false, code: 'room_closed' });
  await setRoom({ kind: 'stream' });
  expect(await enter()).toEqual({ ok: false, code: 'room_closed' });
  expect(await countOf(pool, 'ticket where used_at is not null')).toBe(0);
  expect(await countOf(pool, 'visit')).toBe(0);
});

test('who is inside follows a room to its next source, and is out when its door closes', async () => {
  const { enter, renew } = await given();
  await setRoom({ kind: 'stream' });
  await setDoor(pool, 'a', true);
  expect(await enter()).toMatchObject({ inside: { source: { kind: 'stream' } } });
  expect(await countInside(pool, new Date())).toEqual(new Map([['a', 1]]));
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
  await setDoor(pool, 'a', false);
  expect(await renew()).toEqual({ ok: false, code: 'room_closed' });
  expect(await countInside(pool, new Date(Date.now() + 100_000))).toEqual(new Map());
});

test('a session with a picture of its own shows it in its hour, in the room it was moved to', async () => {
  const { enter, renew } = await given();
  await setRoom({ kind: 'stream' });
  await setDoor(pool, 'a', true);
  await enter();
  const shown = async () => {
    const renewed = await renew();
    return renewed.ok && renewed.inside.source.kind;
  };
  const hour = { startsAt: hoursFrom(-0.5), endsAt: hoursFrom(0.5) };
  const own = { kind: 'link', address: 'https://meet.example.com/opening' } as const;
  const source = { session: 'opening', room: 'a', source: own };
  const moved = { id: 'opening', isCancelled: false, startsAt: null, endsAt: null, room: null };
  await saveSessionSource(pool, { ...source, ...hour });
  expect(await shown()).toBe('link');
  await saveSession(pool, { ...moved, room: 'b' });
  expect(await shown()).toBe('stream');
  await saveSession(pool, { ...moved, startsAt: hoursFrom(1), endsAt: hoursFrom(2) });
  expect(await shown()).toBe('stream');
  await saveSession(pool, { ...moved, isCancelled: true });
  expect(await shown()).toBe('stream');
  await saveSession(pool, moved);
  expect(await shown()).toBe('link');
  await saveSessionSource(pool, { ...source, startsAt: hoursFrom(-2), endsAt: hoursFrom(-1) });
  expect(await shown()).toBe('stream');
  await saveSessionSource(pool, { ...source, ...hour });
  await removeSessionSource(pool, 'opening');
  expect(await shown()).toBe('stream');
});

function hoursFrom(hours: number): Date {
  return new Date(edition.now().getTime() + hours * 3_600_000);
}
