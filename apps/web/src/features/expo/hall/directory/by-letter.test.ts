import { expect, test } from 'vitest';
import { byLetter } from './by-letter.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));
const lettersOf = (names: string[], code: 'pl' | 'de' | 'es') =>
  byLetter(named(...names), code).map(
    ({ letter, rows }) => `${letter}: ${rows.map(({ name }) => name).join(', ')}`,
  );

test('Polish has letters of its own', () => {
  expect(lettersOf(['Żuraw', 'Łoś', 'Lin', 'Zebra', 'Lis'], 'pl')).toEqual([
    'L: Lin, Lis',
    'Ł: Łoś',
    'Z: Zebra',
    'Ż: Żuraw',
  ]);
});

test('German sorts an umlaut with its vowel, Spanish has an Ñ', () => {
  expect(lettersOf(['Österreich', 'Oase', 'Ohm'], 'de')).toEqual(['O: Oase, Ohm, Österreich']);
  expect(lettersOf(['Ñandú', 'Nube', 'Ola'], 'es')).toEqual(['N: Nube', 'Ñ: Ñandú', 'O: Ola']);
});

test('numbers stand together, small letters with the large', () => {
  expect(lettersOf(['10 Ideen', '2 Ideen', 'alfa', 'Beta'], 'de')).toEqual([
    '#: 2 Ideen, 10 Ideen',
    'A: alfa',
    'B: Beta',
  ]);
});
