import { expect, test } from 'vitest';
import { addressOf, isPrivate, pageTable, withPrefix } from './pages.ts';

test('order, congress and certificate alone are private, and no menu and no footer lead to them', () => {
  const hidden = pageTable.filter(({ path }) => isPrivate(path));
  expect(hidden).toMatchObject([
    { id: 'order', menu: null, footer: null },
    { id: 'congress', menu: null, footer: null },
    { id: 'certificate', menu: null, footer: null },
  ]);
});

test('addresses have the prefix and no trailing slash', () => {
  expect(addressOf('home', { path: 'de' })).toBe('/de');
  expect(addressOf('for-exhibitors', { path: 'en-gb' })).toBe('/en-gb/wspolpraca/dla-wystawcy');
  expect(withPrefix('faq', { path: 'es' })).toBe('/es/faq');
});
