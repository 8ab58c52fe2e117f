import { expect, test } from 'vitest';
import { addressOf, isPrivate, pageTable, withPrefix } from './page-table.ts';

test('the table holds the specified addresses', () => {
  expect(pageTable.map(({ path }) => path).toSorted()).toEqual(
    [
      '',
      'program',
      'miss-ai',
      'mister-ai',
      'roast-ai',
      'prompt-awards',
      'prelegenci',
      'expo',
      'strefy',
      'warsztaty',
      'wspolpraca/dla-wystawcy',
      'wspolpraca/dla-prelegenta',
      'wspolpraca/dla-partnera',
      'wspolpraca/dla-sponsora',
      'wspolpraca/pracuj-z-nami',
      'kontakt',
      'faq',
      'polityka-prywatnosci',
      'regulamin',
      'dostepnosc',
      'dla-mediow',
      'zostac-partnerem',
      'kup-bilet',
      'zamowienie',
    ].toSorted(),
  );
});

test('the order alone is private, and no menu and no footer lead to it', () => {
  const hidden = pageTable.filter(({ path }) => isPrivate(path));
  expect(hidden).toMatchObject([{ id: 'zamowienie', menu: null, footer: null }]);
});

test('addresses have the prefix and no trailing slash', () => {
  expect(addressOf('home', { path: 'de' })).toBe('/de');
  expect(addressOf('dla-wystawcy', { path: 'en-gb' })).toBe('/en-gb/wspolpraca/dla-wystawcy');
  expect(withPrefix('faq', { path: 'es' })).toBe('/es/faq');
});
