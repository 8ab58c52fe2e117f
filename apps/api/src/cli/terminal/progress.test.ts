import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startProgress } from './progress.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function createScreen(isTTY: boolean) {
  const written: string[] = [];
  const screen = new Writable({
    decodeStrings: false,
    write: (text: string, _encoding, done) => {
      written.push(text);
      done();
    },
  });
  return { screen: Object.assign(screen, { isTTY }), written };
}

test('what ends within two seconds shows no progress', () => {
  const { screen, written } = createScreen(true);
  const progress = startProgress(screen, 'Sending');
  vi.advanceTimersByTime(1900);
  progress.show(5, 10);
  progress.end();
  expect(written).toEqual([]);
});

test('in a terminal a bar fills in its place', () => {
  const { screen, written } = createScreen(true);
  const progress = startProgress(screen, 'Sending');
  vi.advanceTimersByTime(2000);
  progress.show(5, 10);
  progress.end();
  expect(written).toEqual([`\rSending ${'█'.repeat(14)}${'░'.repeat(14)} 5 of 10\u001b[K`, '\n']);
});

test('elsewhere there is a line every few seconds', () => {
  const { screen, written } = createScreen(false);
  const progress = startProgress(screen, 'Sending');
  for (let second = 1; second <= 7; second++) {
    vi.advanceTimersByTime(1000);
    progress.show(second, 10);
  }
  progress.end();
  expect(written).toEqual(['Sending: 3 of 10\n', 'Sending: 6 of 10\n']);
});
