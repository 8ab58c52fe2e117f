import { expect, test } from 'vitest';
import { matchWord } from './match.ts';

const fits = (typed: string, word: string) => matchWord(typed, word)?.quality ?? 0;

test('the closer a word is to what was typed, the better it fits', () => {
  const qualities = [
    fits('model', 'model'),
    fits('model', 'modele'),
    fits('model', 'modelowanie'),
    fits('modell', 'sprachmodelle'),
    fits('modle', 'model'),
  ];
  expect(qualities.toSorted((one, other) => other - one)).toEqual(qualities);
  expect(Math.min(...qualities)).toBeGreaterThan(0);
});

test.each([
  ['a letter too many', 'agentt', 'agent'],
  ['a letter too few', 'agnt', 'agent'],
  ['another letter', 'ahent', 'agent'],
  ['two that changed places', 'agnet', 'agent'],
  ['the first letter', 'zgent', 'agent'],
  ['a slip in the start of a longer word', 'warszzt', 'warsztaty'],
])('one slip is forgiven: %s', (_slip, typed, word) => {
  expect(fits(typed, word)).toBeGreaterThan(0);
});

test('two slips are not, nor one in a short word', () => {
  expect(fits('agmemt', 'agent')).toBe(0);
  expect(fits('xi', 'ai')).toBe(0);
  expect(fits('abcde', 'vwxyz')).toBe(0);
});

test('a word is found by its other forms', () => {
  expect(fits('warsztatach', 'warsztaty')).toBeGreaterThan(0);
  expect(fits('prelegentow', 'prelegenci')).toBeGreaterThan(0);
});

test('what fits is where it fits', () => {
  expect(matchWord('modell', 'sprachmodelle')).toMatchObject({ from: 6, to: 12 });
  expect(matchWord('agen', 'agenci')).toMatchObject({ from: 0, to: 4 });
});
