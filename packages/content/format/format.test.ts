import { expect, test } from 'vitest';
import { edition, lastDay } from '../facts/edition.ts';
import { languages, type LanguageCode } from '../facts/languages.ts';
import { formatAddressLines, formatOrganiserAddress } from './address.ts';
import { formatPlural } from './count.ts';
import {
  formatDay,
  formatEdition,
  formatEditionInText,
  formatHours,
  formatHoursInText,
  formatMoment,
  toIsoInstant,
} from './date.ts';
import { getHoursAheadOfNewYork, formatHoursInNewYork } from './new-york.ts';
import { formatMoney, formatNumber } from './number.ts';
import { addNoBreakSpaces, joinHangingLetters, joinRanges, removeJoiners } from './typography.ts';

const toNoBreakSpaces = (text: string) => text.replaceAll('_', '\u00a0');
const toPlainSpaces = (text: string) => text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ');

test.each<[LanguageCode, string, string, string, string]>([
  ['pl', '9 maja 2031', '10:00–18:00', '1234,56 zł', '10 000'],
  ['en-GB', '9 May 2031', '10:00–18:00', '1,234.56 PLN', '10,000'],
  ['en-US', 'May 9, 2031', '10:00 AM–6:00 PM', '1,234.56 PLN', '10,000'],
  ['de', '9. Mai 2031', '10:00–18:00 Uhr', '1.234,56 PLN', '10.000'],
  ['es', '9 de mayo de 2031', '10:00-18:00', '1234,56 PLN', '10.000'],
])('formats dates, hours, money and numbers in %s', (code, day, hours, money, number) => {
  expect(toPlainSpaces(formatDay('2031-05-09', code, 'long'))).toBe(day);
  expect(toPlainSpaces(formatHours('10:00', '18:00', code))).toBe(hours);
  expect(toPlainSpaces(formatMoney(123_456, code))).toBe(money);
  expect(toPlainSpaces(formatNumber(10000, code))).toBe(number);
});

test.each(languages.map(({ id }) => id))(
  'formats the range of the congress days without spaces in %s',
  (code) => {
    const dates = toPlainSpaces(formatEdition(code, 'long'));
    for (const day of [edition.firstDay, lastDay]) {
      expect(dates).toContain(toPlainSpaces(formatDay(day, code, 'dayNumber')));
    }
    expect(dates).toContain(lastDay.slice(0, 4));
    expect(dates).not.toMatch(/\d\s–\s\d/);
  },
);

test('formats whole amounts without decimals', () => {
  expect(formatMoney(12_300, 'pl')).toBe('123\u00a0zł');
});

test('toIsoInstant uses the offset of the date', () => {
  expect(toIsoInstant('2026-01-16', '10:00')).toBe('2026-01-16T10:00:00+01:00');
  expect(toIsoInstant('2026-07-16', '10:00')).toBe('2026-07-16T10:00:00+02:00');
  // Days of daylight saving changes.
  expect(toIsoInstant('2026-03-29', '00:00')).toBe('2026-03-29T00:00:00+01:00');
  expect(toIsoInstant('2026-03-29', '10:00')).toBe('2026-03-29T10:00:00+02:00');
  expect(toIsoInstant('2026-10-25', '00:00')).toBe('2026-10-25T00:00:00+02:00');
  expect(toIsoInstant('2026-10-25', '10:00')).toBe('2026-10-25T10:00:00+01:00');
});

test('formats opening hours in New York time', () => {
  const [hours] = formatHoursInNewYork('pl').split('–');
  const opens = new Date(toIsoInstant(edition.firstDay, edition.opens));
  const there = new Intl.DateTimeFormat('pl', { timeZone: 'America/New_York', timeStyle: 'short' });
  expect(hours).toBe(there.format(opens));
  expect([5, 6]).toContain(getHoursAheadOfNewYork());
});

test.each([
  [0, 'dni'],
  [1, 'dzień'],
  [2, 'dni-few'],
  [5, 'dni'],
  [12, 'dni'],
  [22, 'dni-few'],
])('selects the Polish plural form of %i', (count, form) => {
  const forms = {
    days_one: '{{count}} dzień',
    days_few: '{{count}} dni-few',
    days_many: '{{count}} dni',
    days_other: '{{count}} dnia',
  };
  expect(formatPlural(forms, 'days', count, 'pl')).toBe(`${count} ${form}`);
});

test.each<[LanguageCode, string]>([
  ['pl', '2 lutego 2026, godz. 23:59 (czas warszawski)'],
  ['en-GB', '2 February 2026, 23:59 (Warsaw time)'],
  ['en-US', 'February 2, 2026, 11:59 PM (Warsaw time)'],
  ['de', '2. Februar 2026, 23:59 Uhr (Warschauer Zeit)'],
  ['es', '2 de febrero de 2026, 23:59 (hora de Varsovia)'],
])('formats a moment with its time zone in %s', (code, moment) => {
  expect(toPlainSpaces(formatMoment(new Date('2026-02-02T22:59:30Z'), code))).toBe(moment);
});

test('joins day and month, and spells out English months', () => {
  const tied = languages.map(({ id }) => formatDay('2031-05-09', id, 'dayAndMonth'));
  expect(tied).toEqual(['9_maja', '9_May', 'May_9', '9._Mai', '9_de_mayo'].map(toNoBreakSpaces));
  const short = languages.map(({ id }) =>
    toPlainSpaces(formatDay('2026-02-20', id, 'weekdayShort')),
  );
  expect(short).toEqual(['pt., 20.02', 'Fri 20 Feb', 'Fri, Feb 20', 'Fr., 20.2.', 'vie, 20/2']);
});

test('abbreviated Polish months end with a dot, except for May', () => {
  expect(toPlainSpaces(formatDay('2026-02-20', 'pl', 'short'))).toBe('20 lut.');
  expect(toPlainSpaces(formatDay('2026-05-20', 'pl', 'short'))).toBe('20 maj');
});

test('formats Spanish ranges in words, capitalised at the start of a sentence', () => {
  const hours = formatHoursInText('10:00', '18:00', 'es');
  expect(hours).toBe('de 10:00 a 18:00');
  expect(toPlainSpaces(formatEditionInText('es'))).toMatch(/^del \d+ al \d+ de \w+ de \d{4}$/);
  const sentence = addNoBreakSpaces(`${hours}. Online, ${hours}. ${hours}`, 'es');
  expect(toPlainSpaces(sentence)).toBe(
    'De 10:00 a 18:00. Online, de 10:00 a 18:00. De 10:00 a 18:00',
  );
});

test('joins numbers with their noun, and ranges', () => {
  expect(addNoBreakSpaces('w 14 dni, do 2 lutego, +48 600 700 800, o 10:00 czasu', 'pl')).toBe(
    toNoBreakSpaces('w_14_dni, do 2_lutego, +48_600_700_800, o_10:00 czasu'),
  );
  expect(addNoBreakSpaces('am 16. Februar', 'de')).toBe(toNoBreakSpaces('am 16._Februar'));
  expect(addNoBreakSpaces('Since 2026. Then', 'en-GB')).toBe('Since 2026. Then');
  expect(joinRanges('10:00–18:00 i 16.–22.')).toBe('10:00–\u206018:00 i 16.–\u206022.');
  expect(joinRanges('00-000 Wrocław, NIP 000-000-00-00')).toBe(
    '00-\u2060000 Wrocław, NIP 000-\u2060000-\u206000-\u206000',
  );
  expect(joinRanges('a@b1-2.example')).toBe('a@b1-2.example');
  expect(removeJoiners(joinRanges('10:00–18:00'))).toBe('10:00–18:00');
});

test('joins one-letter words to the next word', () => {
  expect(joinHangingLetters('a w domu i z kotem', 'pl')).toBe(
    'a\u00a0w\u00a0domu i\u00a0z\u00a0kotem',
  );
  expect(joinHangingLetters('Idę <a>z Tobą</a>', 'pl')).toBe('Idę <a>z\u00a0Tobą</a>');
  expect(joinHangingLetters('Is it a week? “I think so”', 'en-GB')).toBe(
    'Is it a\u00a0week? “I\u00a0think so”',
  );
  expect(joinHangingLetters('¿O vienes y te quedas a comer?', 'es')).toBe(
    '¿O\u00a0vienes y\u00a0te quedas a\u00a0comer?',
  );
  expect(joinHangingLetters('Plan A und', 'de')).toBe('Plan A und');
});

test("formats the organiser's address with the country in foreign languages", () => {
  const countries = ['Poland', 'Polen', 'Polonia', 'Polska'];
  const named = (code: LanguageCode) =>
    countries.filter((name) => formatOrganiserAddress(code).endsWith(`, ${name}`));
  expect(named('pl')).toEqual([]);
  expect([named('en-GB'), named('en-US')]).toEqual([['Poland'], ['Poland']]);
  expect([named('de'), named('es')]).toEqual([['Polen'], ['Polonia']]);
});

test('formats address lines with the localised country and without missing parts', () => {
  const address = { line1: '12 High St', line2: null, postalCode: 'N1', city: 'X', region: null };
  expect(formatAddressLines(address, 'DE', 'es')).toEqual(['12 High St', 'N1 X', 'Alemania']);
  const bare = { ...address, line1: null, postalCode: null };
  expect(formatAddressLines(bare, null, 'pl')).toEqual(['X']);
  expect(formatAddressLines(bare, '<b>', 'pl')).toEqual(['X', '<b>']);
});
