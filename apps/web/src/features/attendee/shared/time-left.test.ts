import { expect, test } from 'vitest';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { formatTimeLeft } from './time-left.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const replaceNoBreakSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

function formatWords(ms: number, code: LanguageCode): string {
  const { figure, rest } = formatTimeLeft(ms, code);
  return replaceNoBreakSpaces(`${figure} ${rest}`);
}

test.each([
  ['pl', '12 dni, 3 godziny i 18 minut'],
  ['en-GB', '12 days, 3 hours and 18 minutes'],
  ['en-US', '12 days, 3 hours, and 18 minutes'],
  ['de', '12 Tage, 3 Stunden und 18 Minuten'],
  ['es', '12 días, 3 horas y 18 minutos'],
] as const)('formats the remaining time in %s', (code, expected) => {
  expect(formatWords(12 * day + 3 * hour + 18 * minute, code)).toBe(expected);
});

test('starts with the largest unit and omits units that are zero', () => {
  expect(formatWords(day, 'pl')).toBe('1 dzień');
  expect(formatWords(2 * day + 5 * minute, 'pl')).toBe('2 dni i 5 minut');
  expect(formatWords(3 * hour, 'en-GB')).toBe('3 hours');
  expect(formatWords(22 * minute, 'de')).toBe('22 Minuten');
});

test('rounds up to full minutes and never shows less than one', () => {
  expect(formatWords(59_000, 'en-GB')).toBe('1 minute');
  expect(formatWords(61_000, 'en-GB')).toBe('2 minutes');
  expect(formatWords(0, 'en-GB')).toBe('1 minute');
  expect(formatWords(-day, 'en-GB')).toBe('1 minute');
});

test.each(languages.map(({ id }) => id))(
  'does not break between a number and its unit in %s',
  (code) => {
    expect(formatTimeLeft(12 * day + 3 * hour + 18 * minute, code).rest).not.toMatch(/\d \p{L}/u);
  },
);
