import { expect, test } from 'vitest';
import { getLocalizedPath, isPrivatePage, pageTable, addLanguagePrefix } from './pages.ts';

test('keeps only order, congress and certificate private and out of menus', () => {
  const hidden = pageTable.filter(({ path }) => isPrivatePage(path));
  expect(hidden).toMatchObject([
    { id: 'order', menu: null, footer: null },
    { id: 'congress', menu: null, footer: null },
    { id: 'certificate', menu: null, footer: null },
  ]);
});

test('builds paths with language prefix and without trailing slash', () => {
  expect(getLocalizedPath('home', { path: 'de' })).toBe('/de');
  expect(getLocalizedPath('for-exhibitors', { path: 'en-gb' })).toBe(
    '/en-gb/wspolpraca/dla-wystawcy',
  );
  expect(addLanguagePrefix('faq', { path: 'es' })).toBe('/es/faq');
});
