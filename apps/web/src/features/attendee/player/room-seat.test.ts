import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RoomAccessResult } from '../../../lib/api/congress/room-seat.ts';
import { startRoomSeat, type RoomSeatState } from './room-seat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const inside: RoomAccessResult = {
  ok: true,
  access: {
    generation: 3,
    room: 'a',
    path: '/live/x/a/',
    source: { kind: 'stream' },
    renewAfterSeconds: 40,
  },
};
const createRefusal = (
  code: Extract<RoomAccessResult, { ok: false }>['code'],
): RoomAccessResult => ({
  ok: false,
  code,
});

function startSeat(answers: RoomAccessResult[], fallback: RoomAccessResult = inside) {
  const states: RoomSeatState[] = [];
  const next = () => Promise.resolve(answers.shift() ?? fallback);
  const enter = vi.fn(next);
  const renew = vi.fn(next);
  const started = startRoomSeat({ enter, renew }, (state) => states.push(state));
  return { states, enter, renew, ...started, last: () => states.at(-1) };
}

const advanceSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test('renews the seat every 40 seconds with its generation', async () => {
  const { enter, renew, last } = startSeat([]);
  await advanceSeconds(0);
  expect(last()).toMatchObject({ is: 'inside' });
  await advanceSeconds(121);
  expect(enter).toHaveBeenCalledOnce();
  expect(renew.mock.calls).toEqual([[3], [3], [3]]);
});

test('does not claim the seat again by itself after another device has taken it', async () => {
  const { enter, renew, last, retry } = startSeat([inside, createRefusal('other_device')]);
  await advanceSeconds(41);
  expect(last()).toEqual({ is: 'refused', reason: 'other_device' });
  await advanceSeconds(3600);
  expect([enter.mock.calls.length, renew.mock.calls.length]).toEqual([1, 1]);
  retry(false);
  await advanceSeconds(0);
  expect(enter).toHaveBeenCalledTimes(2);
  expect(last()).toMatchObject({ is: 'inside' });
});

test.each([null, 'busy', 'internal', 'too_many_requests'] as const)(
  'keeps the seat and retries while the server responds with %s',
  async (code) => {
    const { states, renew, last } = startSeat([
      inside,
      createRefusal(code),
      createRefusal(code),
      inside,
    ]);
    await advanceSeconds(40 + 10 + 10 + 1);
    expect(renew).toHaveBeenCalledTimes(3);
    expect(states.map(({ is }) => is)).toEqual(['entering', 'inside', 'inside']);
    expect(last()).toMatchObject({ is: 'inside' });
  },
);

test('asks for consent within the withdrawal period and then claims the seat', async () => {
  const { enter, last, retry } = startSeat([createRefusal('agreement_required')]);
  await advanceSeconds(0);
  expect(last()).toEqual({ is: 'agreement_required' });
  retry(true);
  await advanceSeconds(0);
  expect(enter.mock.calls).toEqual([[false], [true]]);
});

test.each([
  ['order_moved', 'ticket_ended'],
  ['not_found', 'ticket_ended'],
  ['ticket_ended', 'ticket_ended'],
  ['room_closed', 'room_closed'],
  ['too_many_requests', 'too_many'],
  [null, 'failed'],
] as const)('reports the refusal %s as %s', async (code, reason) => {
  const { last } = startSeat([createRefusal(code)]);
  await advanceSeconds(0);
  expect(last()).toEqual({ is: 'refused', reason });
});

test('waits for a press if the room was mounted without a navigation', async () => {
  const states: RoomSeatState[] = [];
  const enter = vi.fn(() => Promise.resolve(inside));
  const { retry } = startRoomSeat({ enter, renew: enter }, (state) => states.push(state), false);
  await advanceSeconds(600);
  expect(states).toEqual([{ is: 'refused', reason: 'other_device' }]);
  expect(enter).not.toHaveBeenCalled();
  retry(false);
  await advanceSeconds(0);
  expect(states.at(-1)).toMatchObject({ is: 'inside' });
});

test('sends no requests after it was stopped', async () => {
  const { renew, stop, states } = startSeat([]);
  await advanceSeconds(1);
  stop();
  await advanceSeconds(600);
  expect(renew).not.toHaveBeenCalled();
  expect(states).toHaveLength(2);
});

test('renews an expired path immediately and only once', async () => {
  const { renew, renewNow } = startSeat([]);
  await advanceSeconds(0);
  renewNow();
  renewNow();
  await advanceSeconds(1);
  expect(renew).toHaveBeenCalledOnce();
});
