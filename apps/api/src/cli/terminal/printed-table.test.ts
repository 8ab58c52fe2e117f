import { expect, test } from 'vitest';
import { tableLines } from './printed-table.ts';

test('columns stand under each other whatever letters are in them', () => {
  const lines = tableLines(
    [
      { title: 'name', of: ({ name }: { name: string; sum: number }) => name },
      { title: 'sum', of: ({ sum }) => sum },
    ],
    [
      { name: 'Żółw', sum: 5 },
      { name: 'Z\u0307o\u0301łć', sum: 1200 },
    ],
  );
  expect(lines).toEqual(['name  sum', 'Żółw  5', 'Z\u0307o\u0301łć  1200']);
});

test('what a buyer typed cannot command the terminal', () => {
  const [, line] = tableLines(
    [{ title: 'company', of: (text: string) => text }],
    ['\u001b[2JHuta\nNowa\u202e'],
  );
  expect(line).toBe('[2JHuta Nowa');
});
