import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editionEnd, editionStart, getPhase, getPhaseEnd } from '@kongres/content/facts/phases';
import { parseEdition, type EditionUpdate } from './parse-edition.ts';
import { pollEdition } from './poll-edition.ts';

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

function buildResponseAt(moment: Date): unknown {
  const changesAt = getPhaseEnd(moment)?.toISOString() ?? null;
  return { phase: getPhase(moment), now: moment.toISOString(), changesAt };
}

/** A server whose clock starts at `serverNow`; `fails` makes it unreachable. */
function startPolling(serverNow: Date, server = { fails: false, answer: buildResponseAt }) {
  const opened = performance.now();
  const phases: string[] = [];
  let calls = 0;
  const { refetch } = pollEdition(
    () => {
      calls += 1;
      const moment = new Date(serverNow.getTime() + performance.now() - opened);
      return Promise.resolve(server.fails ? null : parseEdition(server.answer(moment)));
    },
    ({ phase }) => phases.push(phase),
  );
  return { server, phases, calls: () => calls, refetch };
}

function setVisible(isShown: boolean) {
  page.hidden = !isShown;
  page.dispatchEvent(new Event('visibilitychange'));
}

function subtractMs(change: Date, ms: number): Date {
  return new Date(change.getTime() - ms);
}

test('an open page follows the edition at its start and end', async () => {
  const { phases } = startPolling(subtractMs(editionStart, 90 * secondMs));
  await vi.advanceTimersByTimeAsync(89 * secondMs);
  expect(phases.at(-1)).toBe('before');
  await vi.advanceTimersByTimeAsync(2 * secondMs);
  expect(phases.at(-1)).toBe('live');
  await vi.advanceTimersByTimeAsync(editionEnd.getTime() - editionStart.getTime());
  expect(phases.at(-1)).toBe('after');
});

test('a change beyond the timer limit is met', async () => {
  const { phases } = startPolling(subtractMs(editionStart, 40 * 24 * hourMs));
  await vi.advanceTimersByTimeAsync(40 * 24 * hourMs - secondMs);
  expect(phases.at(-1)).toBe('before');
  await vi.advanceTimersByTimeAsync(2 * secondMs);
  expect(phases.at(-1)).toBe('live');
});

test('an open page polls at most once an hour', async () => {
  const { calls } = startPolling(subtractMs(editionStart, 40 * 24 * hourMs));
  await vi.advanceTimersByTimeAsync(hourMs - secondMs);
  expect(calls()).toBe(1);
  await vi.advanceTimersByTimeAsync(23 * hourMs);
  expect(calls()).toBe(24);
});

test.each([-5, 5])('a browser clock off by %i years changes nothing', async (years) => {
  vi.setSystemTime(editionStart.getTime() + years * yearMs);
  const { phases } = startPolling(subtractMs(editionStart, 60 * secondMs));
  await vi.advanceTimersByTimeAsync(59 * secondMs);
  expect(phases).toEqual(['before']);
  vi.setSystemTime(editionEnd.getTime() + years * yearMs);
  await vi.advanceTimersByTimeAsync(2 * secondMs);
  expect(phases.at(-1)).toBe('live');
});

test('a hidden page does not poll and updates when visible', async () => {
  const { phases, calls } = startPolling(subtractMs(editionEnd, 60 * secondMs));
  await vi.advanceTimersByTimeAsync(secondMs);
  setVisible(false);
  await vi.advanceTimersByTimeAsync(hourMs * 5);
  expect([calls(), phases]).toEqual([1, ['live']]);
  setVisible(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(phases.at(-1)).toBe('after');
});

test('a page restored from the back-forward cache polls again', async () => {
  const { calls } = startPolling(subtractMs(editionEnd, hourMs));
  await vi.advanceTimersByTimeAsync(0);
  browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  await vi.advanceTimersByTimeAsync(0);
  expect(calls()).toBe(1);
  browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(calls()).toBe(2);
});

test.each(['no answer', 'nonsense'])('%s leaves the page as built', async (kind) => {
  const { phases, calls } = startPolling(subtractMs(editionStart, 60 * secondMs), {
    fails: kind === 'no answer',
    answer: () => kind,
  });
  await vi.advanceTimersByTimeAsync(hourMs - secondMs);
  expect([phases, calls()]).toEqual([[], 5]);
  await vi.advanceTimersByTimeAsync(23 * hourMs);
  expect([phases, calls()]).toEqual([[], 28]);
});

test('a lost first response is retried within a minute', async () => {
  const { server, phases } = startPolling(subtractMs(editionEnd, hourMs), {
    fails: true,
    answer: buildResponseAt,
  });
  await vi.advanceTimersByTimeAsync(secondMs);
  server.fails = false;
  await vi.advanceTimersByTimeAsync(30 * secondMs);
  expect(phases).toEqual(['live']);
});

test('a server that is down at a phase change is polled until it answers', async () => {
  const { server, phases } = startPolling(subtractMs(editionStart, 60 * secondMs));
  await vi.advanceTimersByTimeAsync(secondMs);
  server.fails = true;
  await vi.advanceTimersByTimeAsync(300 * secondMs);
  expect(phases).toEqual(['before']);
  server.fails = false;
  await vi.advanceTimersByTimeAsync(31 * secondMs);
  expect(phases.at(-1)).toBe('live');
});

test('refetch works in between, but not on a hidden page', async () => {
  const { phases, calls, refetch } = startPolling(subtractMs(editionStart, 60 * secondMs), {
    fails: true,
    answer: buildResponseAt,
  });
  await vi.advanceTimersByTimeAsync(secondMs);
  setVisible(false);
  refetch();
  expect(calls()).toBe(1);
  page.hidden = false;
  refetch();
  refetch();
  expect([phases, calls()]).toEqual([[], 2]);
});

test('a finished edition is not polled again', async () => {
  const { phases, calls } = startPolling(editionEnd);
  await vi.advanceTimersByTimeAsync(24 * hourMs);
  setVisible(false);
  setVisible(true);
  await vi.advanceTimersByTimeAsync(0);
  expect([phases, calls()]).toEqual([['after'], 1]);
});

const good = buildResponseAt(subtractMs(editionStart, hourMs)) as object;

test.each<[string, unknown]>([
  ['nothing', null],
  ['a page of HTML', '<html>'],
  ['a list', []],
  ['an unknown phase', { ...good, phase: 'soon' }],
  ['no time', { ...good, now: undefined }],
  ['a time that is none', { ...good, now: 'noon' }],
  ['a change that is none', { ...good, changesAt: 'tomorrow' }],
  ['a change that has passed', { ...good, now: editionEnd.toISOString() }],
  ['a phase that never ends', { ...good, changesAt: null }],
  ['an end that changes', { ...good, phase: 'after' }],
])('%s is rejected', (_, value) => {
  const known: EditionUpdate | null = parseEdition(value);
  expect(known).toBeNull();
});
