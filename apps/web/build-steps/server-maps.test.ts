import { expect, test } from 'vitest';
import { serverMaps } from './server-maps.ts';

const page = (file: string) => ({ file, scripts: [] });

test('an address of the build leads to its one right spelling, and a file that is no address is not listed', () => {
  const { addresses } = serverMaps([
    page('/index.html'),
    page('/pl/faq/index.html'),
    page('/404/pl.html'),
  ]);
  expect(addresses).toEqual(['/ /;', '/pl/faq /pl/faq;', '/pl/faq/ /pl/faq;']);
});

test('an address that could break out of a header or of the configuration stops the build', () => {
  for (const odd of ['/pl/a b', '/pl/a;', '/pl/$x', '/pl/a\n', '/Pl', '/pl/ż', '/pl/a"']) {
    expect(() => serverMaps([page(`${odd}/index.html`)])).toThrow('no fit address');
  }
});

test('no search engine finds a copy to try things out on, and every one the site itself', () => {
  expect(serverMaps([], true).robots).toEqual(['default "noindex, nofollow";']);
  expect(serverMaps([]).robots).toEqual(['default "";']);
});
