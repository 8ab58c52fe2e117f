import { expect, test } from 'vitest';
import { edition, lastDay } from '../facts/edition.ts';
import { languages, type LanguageCode } from '../facts/languages.ts';
import { addressLines, organiserAddress } from './address.ts';
import { pluralForm } from './count.ts';
import {
  formatDay,
  formatEdition,
  formatEditionInText,
  formatHours,
  formatHoursInText,
  formatMoment,
  instant,
} from './date.ts';
import { hoursAheadOfNewYork, hoursInNewYork } from './new-york.ts';
import { formatMoney, formatNumber } from './number.ts';
import { tie, tieHangingLetters, tieRanges, withoutJoiners } from './typography.ts';

const withTies = (text: string) => text.replaceAll('_', '\u00a0');
const plain = (text: string) => text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ');

test.each<[LanguageCode, string, string, string, string]>([
  ['pl', '9 maja 2031', '10:00–18:00', '1234,56 zł', '10 000'],
  ['en-GB', '9 May 2031', '10:00–18:00', '1,234.56 PLN', '10,000'],
  ['en-US', 'May 9, 2031', '10:00 AM–6:00 PM', '1,234.56 PLN', '10,000'],
  ['de', '9. Mai 2031', '10:00–18:00 Uhr', '1.234,56 PLN', '10.000'],
  ['es', '9 de mayo de 2031', '10:00-18:00', '1234,56 PLN', '10.000'],
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

test('the hours of a day are told on the clock of New York, too', () => {
  const [hours] = hoursInNewYork('pl').split('–');
  const opens = new Date(instant(edition.firstDay, edition.opens));
  const there = new Intl.DateTimeFormat('pl', { timeZone: 'America/New_York', timeStyle: 'short' });
  expect(hours).toBe(there.format(opens));
  expect([5, 6]).toContain(hoursAheadOfNewYork());
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

test.each<[LanguageCode, string]>([
  ['pl', '2 lutego 2026, godz. 23:59 (czas warszawski)'],
  ['en-GB', '2 February 2026, 23:59 (Warsaw time)'],
  ['en-US', 'February 2, 2026, 11:59 PM (Warsaw time)'],
  ['de', '2. Februar 2026, 23:59 Uhr (Warschauer Zeit)'],
  ['es', '2 de febrero de 2026, 23:59 (hora de Varsovia)'],
])('%s says whose clock a moment is read off', (code, moment) => {
  expect(plain(formatMoment(new Date('2026-02-02T22:59:30Z'), code))).toBe(moment);
});

test('a day stays with its month, and an English month is a word', () => {
  const tied = languages.map(({ id }) => formatDay('2031-05-09', id, 'dayAndMonth'));
  expect(tied).toEqual(['9_maja', '9_May', 'May_9', '9._Mai', '9_de_mayo'].map(withTies));
  const short = languages.map(({ id }) => plain(formatDay('2026-02-20', id, 'weekdayShort')));
  expect(short).toEqual(['pt., 20.02', 'Fri 20 Feb', 'Fri, Feb 20', 'Fr., 20.2.', 'vie, 20/2']);
});

test('a Polish month that is cut short has its dot, except for May', () => {
  expect(plain(formatDay('2026-02-20', 'pl', 'short'))).toBe('20 lut.');
  expect(plain(formatDay('2026-05-20', 'pl', 'short'))).toBe('20 maj');
});

test('Spanish says a range in words inside a sentence, with a capital where one begins', () => {
  const hours = formatHoursInText('10:00', '18:00', 'es');
  expect(hours).toBe('de 10:00 a 18:00');
  expect(plain(formatEditionInText('es'))).toMatch(/^del \d+ al \d+ de \w+ de \d{4}$/);
  const told = tie(`${hours}. Online, ${hours}. ${hours}`, 'es');
  expect(plain(told)).toBe('De 10:00 a 18:00. Online, de 10:00 a 18:00. De 10:00 a 18:00');
});

test('a number stays with what it counts, and a range is whole', () => {
  expect(tie('w 14 dni, do 2 lutego, +48 600 700 800, o 10:00 czasu', 'pl')).toBe(
    withTies('w_14_dni, do 2_lutego, +48_600_700_800, o_10:00 czasu'),
  );
  expect(tie('am 16. Februar', 'de')).toBe(withTies('am 16._Februar'));
  expect(tie('Since 2026. Then', 'en-GB')).toBe('Since 2026. Then');
  expect(tieRanges('10:00–18:00 i 16.–22.')).toBe('10:00–\u206018:00 i 16.–\u206022.');
  expect(tieRanges('00-000 Wrocław, NIP 000-000-00-00')).toBe(
    '00-\u2060000 Wrocław, NIP 000-\u2060000-\u206000-\u206000',
  );
  expect(tieRanges('a@b1-2.example')).toBe('a@b1-2.example');
  expect(withoutJoiners(tieRanges('10:00–18:00'))).toBe('10:00–18:00');
});

test('one-letter words are tied to the next word, in the languages that have any', () => {
  expect(tieHangingLetters('a w domu i z kotem', 'pl')).toBe(
    'a\u00a0w\u00a0domu i\u00a0z\u00a0kotem',
  );
  expect(tieHangingLetters('Idę <a>z Tobą</a>', 'pl')).toBe('Idę <a>z\u00a0Tobą</a>');
  expect(tieHangingLetters('Is it a week? “I think so”', 'en-GB')).toBe(
    'Is it a\u00a0week? “I\u00a0think so”',
  );
  expect(tieHangingLetters('¿O vienes y te quedas a comer?', 'es')).toBe(
    '¿O\u00a0vienes y\u00a0te quedas a\u00a0comer?',
  );
  expect(tieHangingLetters('Plan A und', 'de')).toBe('Plan A und');
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
