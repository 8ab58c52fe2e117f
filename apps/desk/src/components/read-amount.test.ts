import { expect, test } from 'vitest';
import { readAmount, writtenAmount } from './read-amount.ts';

test.each([
  ['100', 10_000],
  ['1 228,77', 122_877],
  ['1\u00A0228.7', 122_870],
  ['0,01', 1],
  ['', null],
  ['-5', null],
  ['1.234,56', null],
  ['1,234', null],
  ['1e3', null],
  ['zł 5', null],
])('%j is %j', (text, minor) => {
  expect(readAmount(text)).toBe(minor);
});

test('what is written is read again', () => {
  for (const minor of [1, 99, 100, 122_877]) {
    expect(readAmount(writtenAmount(minor, ','))).toBe(minor);
    expect(readAmount(writtenAmount(minor, '.'))).toBe(minor);
  }
});
