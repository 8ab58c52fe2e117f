import { expect, test } from 'vitest';
import { matchWord } from './match.ts';

const getQuality = (typed: string, word: string) => matchWord(typed, word)?.quality ?? 0;

test('ranks closer matches higher', () => {
  const qualities = [
    getQuality('model', 'model'),
    getQuality('model', 'modele'),
    getQuality('model', 'modelowanie'),
    getQuality('modell', 'sprachmodelle'),
    getQuality('modle', 'model'),
  ];
  expect(qualities.toSorted((one, other) => other - one)).toEqual(qualities);
  expect(Math.min(...qualities)).toBeGreaterThan(0);
});

test.each([
  ['an extra letter', 'agentt', 'agent'],
  ['a missing letter', 'agnt', 'agent'],
  ['a wrong letter', 'ahent', 'agent'],
  ['two swapped letters', 'agnet', 'agent'],
  ['a wrong first letter', 'zgent', 'agent'],
  ['a typo in the prefix of a longer word', 'warszzt', 'warsztaty'],
])('tolerates one typo: %s', (_typo, typed, word) => {
  expect(getQuality(typed, word)).toBeGreaterThan(0);
});

test('rejects two typos and typos in short words', () => {
  expect(getQuality('agmemt', 'agent')).toBe(0);
  expect(getQuality('xi', 'ai')).toBe(0);
  expect(getQuality('abcde', 'vwxyz')).toBe(0);
});

test('matches other forms of a word', () => {
  expect(getQuality('warsztatach', 'warsztaty')).toBeGreaterThan(0);
  expect(getQuality('prelegentow', 'prelegenci')).toBeGreaterThan(0);
});

test('returns the position of the match', () => {
  expect(matchWord('modell', 'sprachmodelle')).toMatchObject({ from: 6, to: 12 });
  expect(matchWord('agen', 'agenci')).toMatchObject({ from: 0, to: 4 });
});
