import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Inside } from '../../../lib/api/congress/go-inside.ts';
import { startVisit, type VisitState } from './visit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const inside: Inside = {
  ok: true,
  inside: {
    generation: 3,
    room: 'a',
    path: '/live/x/a/',
    source: { kind: 'stream' },
    renewAfterSeconds: 40,
  },
};
const refused = (code: Extract<Inside, { ok: false }>['code']): Inside => ({ ok: false, code });

function visit(answers: Inside[], then: Inside = inside) {
  const told: VisitState[] = [];
  const next = () => Promise.resolve(answers.shift() ?? then);
  const enter = vi.fn(next);
  const renew = vi.fn(next);
  const started = startVisit({ enter, renew }, (state) => told.push(state));
  return { told, enter, renew, ...started, last: () => told.at(-1) };
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test('who is inside says so every forty seconds, with the generation it was given', async () => {
  const { enter, renew, last } = visit([]);
  await pass(0);
  expect(last()).toMatchObject({ is: 'inside' });
  await pass(121);
  expect(enter).toHaveBeenCalledOnce();
  expect(renew.mock.calls).toEqual([[3], [3], [3]]);
});

test('a device that was taken over says so and never comes back by itself', async () => {
  const { enter, renew, last, again } = visit([inside, refused('other_device')]);
  await pass(41);
  expect(last()).toEqual({ is: 'refused', why: 'other_device' });
  await pass(3600);
  expect([enter.mock.calls.length, renew.mock.calls.length]).toEqual([1, 1]);
  again(false);
  await pass(0);
  expect(enter).toHaveBeenCalledTimes(2);
  expect(last()).toMatchObject({ is: 'inside' });
});

test.each([null, 'busy', 'internal', 'too_many_requests'] as const)(
  'while the server answers %s, who is inside keeps watching and asks again',
  async (code) => {
    const { told, renew, last } = visit([inside, refused(code), refused(code), inside]);
    await pass(40 + 10 + 10 + 1);
    expect(renew).toHaveBeenCalledTimes(3);
    expect(told.map(({ is }) => is)).toEqual(['entering', 'inside', 'inside']);
    expect(last()).toMatchObject({ is: 'inside' });
  },
);

test('who may still withdraw is asked, and enters with the answer', async () => {
  const { enter, last, again } = visit([refused('agreement_required')]);
  await pass(0);
  expect(last()).toEqual({ is: 'asked' });
  again(true);
  await pass(0);
  expect(enter.mock.calls).toEqual([[false], [true]]);
});

test.each([
  ['order_moved', 'ticket_ended'],
  ['not_found', 'ticket_ended'],
  ['ticket_ended', 'ticket_ended'],
  ['room_closed', 'room_closed'],
  ['too_many_requests', 'too_many'],
  [null, 'failed'],
] as const)('%s at the door is told as %s', async (code, why) => {
  const { last } = visit([refused(code)]);
  await pass(0);
  expect(last()).toEqual({ is: 'refused', why });
});

test('a room that was drawn anew without anybody having gone there waits for a press', async () => {
  const told: VisitState[] = [];
  const enter = vi.fn(() => Promise.resolve(inside));
  const { again } = startVisit({ enter, renew: enter }, (state) => told.push(state), false);
  await pass(600);
  expect(told).toEqual([{ is: 'refused', why: 'other_device' }]);
  expect(enter).not.toHaveBeenCalled();
  again(false);
  await pass(0);
  expect(told.at(-1)).toMatchObject({ is: 'inside' });
});

test('who has left asks nothing more', async () => {
  const { renew, stop, told } = visit([]);
  await pass(1);
  stop();
  await pass(600);
  expect(renew).not.toHaveBeenCalled();
  expect(told).toHaveLength(2);
});

test('a way in that has ended early is renewed at once, and once', async () => {
  const { renew, renewNow } = visit([]);
  await pass(0);
  renewNow();
  renewNow();
  await pass(1);
  expect(renew).toHaveBeenCalledOnce();
});
