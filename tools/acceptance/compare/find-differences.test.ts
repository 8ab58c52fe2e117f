import { expect, test } from 'vitest';
import { findDifferences } from './find-differences.ts';
import { normaliseRendering } from './normalise.ts';

const compareTexts = (before: string, after: string) =>
  findDifferences(
    new Map([['index.html', normaliseRendering(before)]]),
    new Map([['index.html', normaliseRendering(after)]]),
  );

test.each([
  [
    'names of chunks',
    '<a href="/assets/logo-f161bd37.svg">',
    '<a href="/assets/logo-BHxd-1_b.svg">',
  ],
  [
    'manifests of one language',
    '<link href="/assets/manifest-eb05146d.en-gb.js">',
    '<link href="/assets/manifest-BHxd-1_b.en-gb.js">',
  ],
  ['classes of CSS modules', '<p class="wrap _bar_jzm4c_8">', '<p class="wrap _bar_a-b_c1_12">'],
  ['preloaded modules', '<link rel="modulepreload" href="/assets/a-12345678.js"/>', ''],
  ['ids of React', '<p id="_R_2b5_">', '<p id="_R_3_">'],
])('ignores %s', (_what, before, after) => {
  expect(compareTexts(before, after)).toEqual([]);
});

test.each([
  ['a word', '<p>10:00</p>', '<p>11:00</p>'],
  ['an address', '<a href="/pl/faq">', '<a href="/pl/program">'],
  [
    'a file name without a hash',
    '<img src="/press/share-page-zones-pl.png">',
    '<img src="/press/share-page-terms-pl.png">',
  ],
  [
    'the language of a manifest',
    '<link href="/assets/manifest-eb05146d.en-gb.js">',
    '<link href="/assets/manifest-eb05146d.en-us.js">',
  ],
  ['a class that is no module', '<p class="wrap">', '<p class="wide">'],
])('finds %s that differs', (_what, before, after) => {
  expect(compareTexts(before, after)).toHaveLength(1);
});

test('finds files that only one rendering has', () => {
  const differences = findDifferences(new Map([['a', '']]), new Map([['b', '']]));
  expect(differences.map(({ path, after }) => [path, after])).toEqual([
    ['a', '(missing)'],
    ['b', '(new)'],
  ]);
});
