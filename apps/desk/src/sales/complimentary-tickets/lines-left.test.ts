import { expect, test } from 'vitest';
import { linesLeft } from './lines-left.ts';

test('what is done leaves the list, and what waits for a hand stays as it was typed', () => {
  expect(linesLeft('a\r\nb, c\nd', [2])).toBe('b, c');
  expect(linesLeft('a\nb\nc', [1, 3])).toBe('a\nc');
  expect(linesLeft('a\nb', [])).toBe('');
});
