import { expect, test } from 'vitest';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { timeLeft } from './time-left.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

function words(ms: number, code: LanguageCode): string {
  const { figure, rest } = timeLeft(ms, code);
  return spaced(`${figure} ${rest}`);
}

test.each([
  ['pl', '12 dni, 3 godziny i 18 minut'],
  ['en-GB', '12 days, 3 hours and 18 minutes'],
  ['en-US', '12 days, 3 hours, and 18 minutes'],
  ['de', '12 Tage, 3 Stunden und 18 Minuten'],
  ['es', '12 días, 3 horas y 18 minutos'],
] as const)('time is told as people say it in %s', (code, said) => {
  expect(words(12 * day + 3 * hour + 18 * minute, code)).toBe(said);
});

test('the largest unit leads, and what is nothing is not told', () => {
  expect(words(day, 'pl')).toBe('1 dzień');
  expect(words(2 * day + 5 * minute, 'pl')).toBe('2 dni i 5 minut');
  expect(words(3 * hour, 'en-GB')).toBe('3 hours');
  expect(words(22 * minute, 'de')).toBe('22 Minuten');
});

test('a minute that has begun counts, and the last one stays until the start', () => {
  expect(words(59_000, 'en-GB')).toBe('1 minute');
  expect(words(61_000, 'en-GB')).toBe('2 minutes');
  expect(words(0, 'en-GB')).toBe('1 minute');
  expect(words(-day, 'en-GB')).toBe('1 minute');
});

test.each(languages.map(({ id }) => id))('a number stays with what it counts in %s', (code) => {
  expect(timeLeft(12 * day + 3 * hour + 18 * minute, code).rest).not.toMatch(/\d \p{L}/u);
});
