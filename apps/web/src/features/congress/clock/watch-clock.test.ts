import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchClock, type Answer } from './watch-clock.ts';

const page = Object.assign(new EventTarget(), { hidden: false });

beforeEach(() => {
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.useFakeTimers({ now: new Date('2001-01-01T00:00:00Z') });
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const before: Answer = {
  phase: 'before',
  now: '2031-05-01T10:00:20.000Z',
  changesAt: '2031-05-09T00:00:00.000Z',
};

function watch(...answers: readonly (Answer | null)[]) {
  const told: string[] = [];
  let asked = 0;
  const watching = watchClock(
    () => {
      asked += 1;
      return Promise.resolve(answers[Math.min(asked, answers.length) - 1] ?? null);
    },
    ({ phase, now }) => told.push(`${phase} ${now.toISOString()}`),
  );
  return { ...watching, told, asked: () => asked };
}

test('the minutes are the server’s, however wrong the browser’s clock is or becomes', async () => {
  const { told } = watch(before);
  await vi.advanceTimersByTimeAsync(0);
  vi.setSystemTime(new Date('1999-01-01T00:00:00Z'));
  await vi.advanceTimersByTimeAsync(100_000);
  expect(told).toEqual([
    'before 2031-05-01T10:00:20.000Z',
    'before 2031-05-01T10:01:00.000Z',
    'before 2031-05-01T10:02:00.000Z',
  ]);
});

test('when a phase ends the server is asked which one has begun', async () => {
  const { told, asked } = watch(
    { ...before, now: '2031-05-08T23:59:30.000Z' },
    { phase: 'live', now: '2031-05-09T00:00:00.000Z', changesAt: '2031-05-15T19:00:00.000Z' },
  );
  await vi.advanceTimersByTimeAsync(29_000);
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked()).toBe(2);
  expect(told.at(-1)).toBe('live 2031-05-09T00:00:00.000Z');
});

test('without an answer nothing is told, and the question comes again after a minute', async () => {
  const { told, asked } = watch(null, before);
  await vi.advanceTimersByTimeAsync(59_000);
  expect([told, asked()]).toEqual([[], 1]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual(['before 2031-05-01T10:00:20.000Z']);
});

test('a lost answer leaves the last one standing, and time goes on', async () => {
  const { told } = watch(before, null);
  await vi.advanceTimersByTimeAsync(0);
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(40_000);
  expect(told.at(-1)).toBe('before 2031-05-01T10:01:00.000Z');
});

test('whoever comes back has the time asked for anew, whoever leaves no longer', async () => {
  const { asked, stop } = watch(before);
  await vi.advanceTimersByTimeAsync(0);
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(asked()).toBe(1);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(asked()).toBe(2);
  stop();
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(asked()).toBe(2);
});

test('while the API is away at a change of phase, nobody asks every second', async () => {
  const { asked } = watch({ ...before, now: '2031-05-08T23:59:59.000Z' }, null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(3);
});

test('open pages do not all ask in the instant of a change', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { asked } = watch({ ...before, now: '2031-05-08T23:59:30.000Z' }, null);
  await vi.advanceTimersByTimeAsync(32_000);
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked()).toBe(2);
});

test('a page that nobody looks at asks nothing, and one in view asks once an hour', async () => {
  const { asked } = watch(before);
  await vi.advanceTimersByTimeAsync(3_700_000);
  expect(asked()).toBe(2);
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(36_000_000);
  expect(asked()).toBe(2);
});
