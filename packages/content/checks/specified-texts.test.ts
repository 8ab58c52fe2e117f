import { expect, test } from 'vitest';
import { languages, textFallback, type LanguageCode } from '../facts/languages.ts';
import { readTexts } from './read-texts.ts';
import words from './specified-words.json';

const codes = languages.map(({ id }) => id);
const texts = new Map(
  codes.map((code) => [
    code,
    new Map([...readTexts(textFallback[code] ?? code), ...readTexts(code)]),
  ]),
);

const readText = (code: LanguageCode, key: string) =>
  texts.get(code)?.get(key)?.replaceAll('\u00ad', '');

test.each(Object.entries(words.polish))('the Polish %s is "%s"', (key, text) => {
  expect(readText('pl', key)).toBe(text);
});

test.each(Object.entries(words.everyLanguage))(
  '%s has the specified words in every language',
  (key, [pl, en, de, es]) => {
    expect(codes.map((code) => readText(code, key))).toEqual([pl, en, en, de, es]);
  },
);

test('the price unit in English is "PLN net"', () => {
  expect(readText('en-GB', 'tickets:price.unit')).toBe('PLN net');
  expect(readText('en-US', 'tickets:price.unit')).toBe('PLN net');
});

test('the English 404 page says "Oops! Page not found"', () => {
  expect(readText('en-GB', 'not-found:heading')).toBe('Oops! Page not found');
});

test.each(codes)('in %s popup and strip say that the site is being built', (code) => {
  expect(readText(code, 'frame:popup.message')).toMatch(new RegExp(words.construction[code]));
  const strip = readText(code, 'frame:strip.text');
  expect(strip).toMatch(new RegExp(words.construction[code]));
  expect(strip).toMatch(new RegExp(words.samples[code]));
});

// An amount saved may only be counted from the lowest price of the last 30 days.
test.each(codes)('no text about tickets in %s says how much a buyer saves', (code) => {
  const savingWords = new RegExp(words.saving, 'i');
  const saving = [...(texts.get(code) ?? [])].filter(
    ([key, text]) =>
      /^(?:tickets|tickets-page|purchase|home|mail):/.test(key) && savingWords.test(text),
  );
  expect(saving).toEqual([]);
});

test.each(codes)('no text in %s names a venue or sells a place on site', (code) => {
  const venueWords = new RegExp(words.venue, 'i');
  expect([...(texts.get(code) ?? [])].filter(([, text]) => venueWords.test(text))).toEqual([]);
});
