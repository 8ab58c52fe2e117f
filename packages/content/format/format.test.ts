import { expect, test } from 'vitest';
import { edition, lastDay } from '../facts/edition.ts';
import { languages, type LanguageCode } from '../facts/languages.ts';
import { addressLines, organiserAddress } from './address.ts';
import { pluralForm } from './count.ts';
import { formatDay, formatEdition, formatHours, instant } from './date.ts';
import { formatMoney, formatNumber } from './number.ts';
import { tieHangingLetters } from './typography.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ');

test.each<[LanguageCode, string, string, string, string]>([
  ['pl', '9 maja 2031', '10:00–18:00', '1234,56 zł', '10 000'],
  ['en-GB', '9 May 2031', '10:00–18:00', 'PLN 1,234.56', '10,000'],
  ['en-US', 'May 9, 2031', '10:00 AM – 6:00 PM', 'PLN 1,234.56', '10,000'],
  ['de', '9. Mai 2031', '10:00–18:00 Uhr', '1.234,56 PLN', '10.000'],
  ['es', '9 de mayo de 2031', '10:00–18:00', '1234,56 PLN', '10.000'],
])('%s writes dates, hours, money and numbers its own way', (code, day, hours, money, number) => {
  expect(plain(formatDay('2031-05-09', code, 'long'))).toBe(day);
  expect(plain(formatHours('10:00', '18:00', code))).toBe(hours);
  expect(plain(formatMoney(123_456, code))).toBe(money);
  expect(plain(formatNumber(10000, code))).toBe(number);
});

test.each(languages.map(({ id }) => id))('%s closes the range of the congress days', (code) => {
  const dates = plain(formatEdition(code, 'long'));
  for (const day of [edition.firstDay, lastDay]) {
    expect(dates).toContain(plain(formatDay(day, code, 'dayNumber')));
  }
  expect(dates).toContain(lastDay.slice(0, 4));
  expect(dates).not.toMatch(/\d\s–\s\d/);
});

test('whole amounts are written without zeros', () => {
  expect(formatMoney(12_300, 'pl')).toBe('123\u00a0zł');
});

test('an instant carries the offset of its own season', () => {
  expect(instant('2026-01-16', '10:00')).toBe('2026-01-16T10:00:00+01:00');
  expect(instant('2026-07-16', '10:00')).toBe('2026-07-16T10:00:00+02:00');
  // The days on which the clock is turned, before and after it is.
  expect(instant('2026-03-29', '00:00')).toBe('2026-03-29T00:00:00+01:00');
  expect(instant('2026-03-29', '10:00')).toBe('2026-03-29T10:00:00+02:00');
  expect(instant('2026-10-25', '00:00')).toBe('2026-10-25T00:00:00+02:00');
  expect(instant('2026-10-25', '10:00')).toBe('2026-10-25T10:00:00+01:00');
});

test.each([
  [0, 'dni'],
  [1, 'dzień'],
  [2, 'dni-few'],
  [5, 'dni'],
  [12, 'dni'],
  [22, 'dni-few'],
])('Polish counts %i with the right form', (count, form) => {
  const forms = {
    days_one: '{{count}} dzień',
    days_few: '{{count}} dni-few',
    days_many: '{{count}} dni',
    days_other: '{{count}} dnia',
  };
  expect(pluralForm(forms, 'days', count, 'pl')).toBe(`${count} ${form}`);
});

test('Polish one-letter words are tied to the next word, other languages are left alone', () => {
  expect(tieHangingLetters('a w domu i z kotem', 'pl')).toBe(
    'a\u00a0w\u00a0domu i\u00a0z\u00a0kotem',
  );
  expect(tieHangingLetters('Idę <a>z Tobą</a>', 'pl')).toBe('Idę <a>z\u00a0Tobą</a>');
  expect(tieHangingLetters('a week', 'en-GB')).toBe('a week');
});

test("the organiser's address names the country to whoever is not at home there", () => {
  const countries = ['Poland', 'Polen', 'Polonia', 'Polska'];
  const named = (code: LanguageCode) =>
    countries.filter((name) => organiserAddress(code).endsWith(`, ${name}`));
  expect(named('pl')).toEqual([]);
  expect([named('en-GB'), named('en-US')]).toEqual([['Poland'], ['Poland']]);
  expect([named('de'), named('es')]).toEqual([['Polen'], ['Polonia']]);
});

test("an address is written line by line, the country in the reader's words, and what is missing left out", () => {
  const address = { line1: '12 High St', line2: null, postalCode: 'N1', city: 'X', region: null };
  expect(addressLines(address, 'DE', 'es')).toEqual(['12 High St', 'N1 X', 'Alemania']);
  const bare = { ...address, line1: null, postalCode: null };
  expect(addressLines(bare, null, 'pl')).toEqual(['X']);
  expect(addressLines(bare, '<b>', 'pl')).toEqual(['X', '<b>']);
});
