import { expect, test } from 'vitest';
import { buildServerMaps } from './server-maps.ts';

const createPage = (file: string) => ({ file, scripts: [] });

test('lists each page with its canonical address and no file that is not a page', () => {
  const { addresses } = buildServerMaps([
    createPage('/index.html'),
    createPage('/pl/faq/index.html'),
    createPage('/404/pl.html'),
  ]);
  expect(addresses).toEqual(['/ /;', '/pl/faq /pl/faq;', '/pl/faq/ /pl/faq;']);
});

test('rejects addresses that could break out of a header or of the configuration', () => {
  for (const invalid of ['/pl/a b', '/pl/a;', '/pl/$x', '/pl/a\n', '/Pl', '/pl/ż', '/pl/a"']) {
    expect(() => buildServerMaps([createPage(`${invalid}/index.html`)])).toThrow('invalid address');
  }
});

test('staging is not indexed, production is', () => {
  expect(buildServerMaps([], true).robots).toEqual(['default "noindex, nofollow";']);
  expect(buildServerMaps([]).robots).toEqual(['default "";']);
});
