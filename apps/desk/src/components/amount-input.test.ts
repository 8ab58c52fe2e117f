import { expect, test } from 'vitest';
import { parseAmount, formatAmountInput } from './amount-input.ts';

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
])('parses %j as %j', (text, minor) => {
  expect(parseAmount(text)).toBe(minor);
});

test('parses the amounts it formats', () => {
  for (const minor of [1, 99, 100, 122_877]) {
    expect(parseAmount(formatAmountInput(minor, ','))).toBe(minor);
    expect(parseAmount(formatAmountInput(minor, '.'))).toBe(minor);
  }
});
