import { expect, test } from 'vitest';
import { formatTable } from './printed-table.ts';

test('aligns columns with combining characters', () => {
  const lines = formatTable(
    [
      { title: 'name', getValue: ({ name }: { name: string; sum: number }) => name },
      { title: 'sum', getValue: ({ sum }) => sum },
    ],
    [
      { name: 'Żółw', sum: 5 },
      { name: 'Z\u0307o\u0301łć', sum: 1200 },
    ],
  );
  expect(lines).toEqual(['name  sum', 'Żółw  5', 'Z\u0307o\u0301łć  1200']);
});

test('removes control characters', () => {
  const [, line] = formatTable(
    [{ title: 'company', getValue: (text: string) => text }],
    ['\u001b[2JHuta\nNowa\u202e'],
  );
  expect(line).toBe('[2JHuta Nowa');
});
