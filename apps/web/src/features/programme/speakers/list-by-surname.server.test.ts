import { expect, test, vi } from 'vitest';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { groupByLetter, listSpeakersBySurname } from './list-by-surname.server.ts';

vi.mock('@kongres/content/model/read-entries', () => ({
  listEntries: () =>
    ['Ewa Żak', 'Jan Łoś', 'Ola Smith', 'Nina Śliwa', 'Ada Zięba', 'Zoe Ña', 'Ada Nowak']
      .concat('Adam Smith', 'Max Öl')
      .map((name) => ({ name })),
}));

test.each<[LanguageCode, string]>([
  ['pl', 'Ł N O S Ś Z Ż'],
  ['de', 'L N O S Z'],
  ['es', 'L N Ñ O S Z'],
])('letters are those of the alphabet in %s', (code, letters) => {
  const groups = groupByLetter(listSpeakersBySurname(code), code);
  expect(groups.map(({ letter }) => letter).join(' ')).toBe(letters);
});

test.each<[LanguageCode, string[]]>([
  [
    'pl',
    [
      'Jan Łoś',
      'Zoe Ña',
      'Ada Nowak',
      'Max Öl',
      'Adam Smith',
      'Ola Smith',
      'Nina Śliwa',
      'Ada Zięba',
      'Ewa Żak',
    ],
  ],
  [
    'de',
    [
      'Jan Łoś',
      'Zoe Ña',
      'Ada Nowak',
      'Max Öl',
      'Nina Śliwa',
      'Adam Smith',
      'Ola Smith',
      'Ewa Żak',
      'Ada Zięba',
    ],
  ],
  [
    'es',
    [
      'Jan Łoś',
      'Ada Nowak',
      'Zoe Ña',
      'Max Öl',
      'Nina Śliwa',
      'Adam Smith',
      'Ola Smith',
      'Ewa Żak',
      'Ada Zięba',
    ],
  ],
])('people are sorted by surname as in %s', (code, names) => {
  expect(listSpeakersBySurname(code).map(({ name }) => name)).toEqual(names);
});

test('every person stands in one group, and no letter appears twice', () => {
  for (const code of ['pl', 'de', 'es', 'en-GB'] as const) {
    const people = listSpeakersBySurname(code);
    const groups = groupByLetter(people, code);
    expect(groups.flatMap((group) => group.people)).toEqual(people);
    expect(new Set(groups.map(({ letter }) => letter)).size).toBe(groups.length);
  }
});
