import { expect, test } from 'vitest';
import { pickLines } from './pick-lines.ts';

test('keeps only the given lines, as they were typed', () => {
  expect(pickLines('a\r\nb, c\nd', [2])).toBe('b, c');
  expect(pickLines('a\nb\nc', [1, 3])).toBe('a\nc');
  expect(pickLines('a\nb', [])).toBe('');
});
