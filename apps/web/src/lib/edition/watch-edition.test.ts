import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editionEnds, editionStarts, phaseAt, phaseEnds } from '@kongres/content/facts/phases';
import { readEdition, type KnownEdition } from './read-edition.ts';
import { watchEdition } from './watch-edition.ts';

const secondMs = 1000;
const hourMs = 3_600_000;
const yearMs = 365 * 24 * hourMs;

let page: EventTarget & { hidden: boolean };
let browser: EventTarget;

beforeEach(() => {
  page = Object.assign(new EventTarget(), { hidden: false });
  browser = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', browser);
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** What the server says when its clock shows this moment. */
function answerAt(moment: Date): unknown {
  const changesAt = phaseEnds(moment)?.toISOString() ?? null;
  return { phase: phaseAt(moment), now: moment.toISOString(), changesAt };
}

/** Watches an edition by a server whose clock shows this moment; one that `fails` gives no answers. */
function watch(serverNow: Date, server = { fails: false, answer: answerAt }) {
  const opened = performance.now();
  const told: string[] = [];
  let calls = 0;
  const { again } = watchEdition(
    () => {
      calls += 1;
      const moment = new Date(serverNow.getTime() + performance.now() - opened);
      return Promise.resolve(server.fails ? null : readEdition(server.answer(moment)));
    },
    ({ phase }) => told.push(phase),
  );
  return { server, told, calls: () => calls, again };
}

function show(isShown: boolean) {
  page.hidden = !isShown;
  page.dispatchEvent(new Event('visibilitychange'));
}

function before(change: Date, ms: number): Date {
  return new Date(change.getTime() - ms);
}

test('a page that is open at the first midnight and at the end moves on with the edition', async () => {
  const { told } = watch(before(editionStarts, 90 * secondMs));
  await vi.advanceTimersByTimeAsync(89 * secondMs);
  expect(told.at(-1)).toBe('before');
  await vi.advanceTimersByTimeAsync(2 * secondMs);
  expect(told.at(-1)).toBe('live');
  await vi.advanceTimersByTimeAsync(editionEnds.getTime() - editionStarts.getTime());
  expect(told.at(-1)).toBe('after');
});

test('a change that is further away than a timer can reach is still met', async () => {
  const { told } = watch(before(editionStarts, 40 * 24 * hourMs));
  await vi.advanceTimersByTimeAsync(40 * 24 * hourMs - secondMs);
  expect(told.at(-1)).toBe('before');
  await vi.advanceTimersByTimeAsync(2 * secondMs);
  expect(told.at(-1)).toBe('live');
});

test('an open page asks once and then at most once an hour', async () => {
  const { calls } = watch(before(editionStarts, 40 * 24 * hourMs));
  await vi.advanceTimersByTimeAsync(hourMs - secondMs);
  expect(calls()).toBe(1);
  await vi.advanceTimersByTimeAsync(23 * hourMs);
  expect(calls()).toBe(24);
});

test.each([-5, 5])('a browser clock that is wrong by %i years changes nothing', async (years) => {
  vi.setSystemTime(editionStarts.getTime() + years * yearMs);
  const { told } = watch(before(editionStarts, 60 * secondMs));
  await vi.advanceTimersByTimeAsync(59 * secondMs);
  expect(told).toEqual(['before']);
  vi.setSystemTime(editionEnds.getTime() + years * yearMs);
  await vi.advanceTimersByTimeAsync(2 * secondMs);
  expect(told.at(-1)).toBe('live');
});

test('a hidden page asks nothing, and whoever comes back sees the phase of then', async () => {
  const { told, calls } = watch(before(editionEnds, 60 * secondMs));
  await vi.advanceTimersByTimeAsync(secondMs);
  show(false);
  await vi.advanceTimersByTimeAsync(hourMs * 5);
  expect([calls(), told]).toEqual([1, ['live']]);
  show(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(told.at(-1)).toBe('after');
});

test('a page that comes out of the back-forward cache asks again', async () => {
  const { calls } = watch(before(editionEnds, hourMs));
  await vi.advanceTimersByTimeAsync(0);
  browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  await vi.advanceTimersByTimeAsync(0);
  expect(calls()).toBe(1);
  browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(calls()).toBe(2);
});

test.each(['no answer', 'nonsense'])('%s leaves the page as it was built', async (kind) => {
  const { told, calls } = watch(before(editionStarts, 60 * secondMs), {
    fails: kind === 'no answer',
    answer: () => kind,
  });
  await vi.advanceTimersByTimeAsync(hourMs - secondMs);
  expect([told, calls()]).toEqual([[], 5]);
  await vi.advanceTimersByTimeAsync(23 * hourMs);
  expect([told, calls()]).toEqual([[], 28]);
});

test('a first answer that was lost is made up for within the minute', async () => {
  const { server, told } = watch(before(editionEnds, hourMs), { fails: true, answer: answerAt });
  await vi.advanceTimersByTimeAsync(secondMs);
  server.fails = false;
  await vi.advanceTimersByTimeAsync(30 * secondMs);
  expect(told).toEqual(['live']);
});

test('a server that is down when the phase changes is asked until it answers', async () => {
  const { server, told } = watch(before(editionStarts, 60 * secondMs));
  await vi.advanceTimersByTimeAsync(secondMs);
  server.fails = true;
  await vi.advanceTimersByTimeAsync(300 * secondMs);
  expect(told).toEqual(['before']);
  server.fails = false;
  await vi.advanceTimersByTimeAsync(31 * secondMs);
  expect(told.at(-1)).toBe('live');
});

test('who cannot wait asks in between, but not for a page that nobody looks at', async () => {
  const { told, calls, again } = watch(before(editionStarts, 60 * secondMs), {
    fails: true,
    answer: answerAt,
  });
  await vi.advanceTimersByTimeAsync(secondMs);
  show(false);
  again();
  expect(calls()).toBe(1);
  page.hidden = false;
  again();
  again();
  expect([told, calls()]).toEqual([[], 2]);
});

test('an edition that is over is not asked about again', async () => {
  const { told, calls } = watch(editionEnds);
  await vi.advanceTimersByTimeAsync(24 * hourMs);
  show(false);
  show(true);
  await vi.advanceTimersByTimeAsync(0);
  expect([told, calls()]).toEqual([['after'], 1]);
});

const good = answerAt(before(editionStarts, hourMs)) as object;

test.each<[string, unknown]>([
  ['nothing', null],
  ['a page of HTML', '<html>'],
  ['a list', []],
  ['an unknown phase', { ...good, phase: 'soon' }],
  ['no time', { ...good, now: undefined }],
  ['a time that is none', { ...good, now: 'noon' }],
  ['a change that is none', { ...good, changesAt: 'tomorrow' }],
  ['a change that has passed', { ...good, now: editionEnds.toISOString() }],
  ['a phase that never ends', { ...good, changesAt: null }],
  ['an end that changes', { ...good, phase: 'after' }],
])('%s is no answer', (_, told) => {
  const known: KnownEdition | null = readEdition(told);
  expect(known).toBeNull();
});
