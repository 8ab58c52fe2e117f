import { expect, test } from 'vitest';
import { codeOf, readWeek, writeWeek } from './week-codes.ts';

const ids = Array.from({ length: 2000 }, (_, index) => `session-${index}`);

test('a link tells what was starred, and each of two thousand sessions has a code of its own', () => {
  expect(readWeek(writeWeek(ids))?.size).toBe(ids.length);
  expect(readWeek(writeWeek(['miss-ai', 'session-7']))).toEqual(
    new Set([codeOf('miss-ai'), codeOf('session-7')]),
  );
});

test.each(['', '#', '#main', '#w=', '#w=abcd', '#w=<script>'])(
  '%s shows nobody’s week',
  (fragment) => {
    expect(readWeek(fragment)).toBeNull();
  },
);

test('a link that was cut off in a mail shows what is left of it', () => {
  const link = writeWeek(['miss-ai', 'session-7']);
  expect(readWeek(link.slice(0, -2))).toEqual(new Set([codeOf('miss-ai')]));
});
