import { expect, test } from 'vitest';
import { groupByLetter } from './group-by-letter.ts';

const createRows = (...names: string[]) => names.map((name) => ({ name }));
const formatGroups = (names: string[], code: 'pl' | 'de' | 'es') =>
  groupByLetter(createRows(...names), code).map(
    ({ letter, rows }) => `${letter}: ${rows.map(({ name }) => name).join(', ')}`,
  );

test('groups by the letters of the Polish alphabet', () => {
  expect(formatGroups(['Żuraw', 'Łoś', 'Lin', 'Zebra', 'Lis'], 'pl')).toEqual([
    'L: Lin, Lis',
    'Ł: Łoś',
    'Z: Zebra',
    'Ż: Żuraw',
  ]);
});

test('groups German umlauts with their vowel and Spanish Ñ separately', () => {
  expect(formatGroups(['Österreich', 'Oase', 'Ohm'], 'de')).toEqual(['O: Oase, Ohm, Österreich']);
  expect(formatGroups(['Ñandú', 'Nube', 'Ola'], 'es')).toEqual(['N: Nube', 'Ñ: Ñandú', 'O: Ola']);
});

test('groups digits together and ignores case', () => {
  expect(formatGroups(['10 Ideen', '2 Ideen', 'alfa', 'Beta'], 'de')).toEqual([
    '#: 2 Ideen, 10 Ideen',
    'A: alfa',
    'B: Beta',
  ]);
});
