import { expect, test } from 'vitest';
import { validateBill, type Bill } from './bill-of-materials.ts';

const buildComponent = (name: string, id?: string): Bill['components'][number] => ({
  name,
  version: '1.0.0',
  ...(id && { licenses: [{ license: { id } }] }),
});
const lock = { packages: { 'node_modules/a/node_modules/@b/c': { version: '1.0.0' } } };

test('accepts a complete bill with allowed licences', () => {
  expect(validateBill({ components: [buildComponent('@b/c', 'MIT')] }, lock)).toEqual([]);
});

test('reports unlisted packages, missing licences and disallowed ones', () => {
  expect(
    validateBill({ components: [buildComponent('x', 'GPL-3.0-only'), buildComponent('y')] }, lock),
  ).toEqual(['@b/c@1.0.0 is not listed', 'x@1.0.0: GPL-3.0-only', 'y@1.0.0: no licence']);
});

test('accepts a share-alike licence only for word lists that are not distributed', () => {
  const wordList = buildComponent('@cspell/dict-en-common-misspellings', 'CC-BY-SA-4.0');
  expect(
    validateBill({ components: [wordList, buildComponent('x', 'CC-BY-SA-4.0')] }, { packages: {} }),
  ).toEqual(['x@1.0.0: CC-BY-SA-4.0']);
});

test.each([
  ['(MPL-2.0 OR GPL-3.0)', 0],
  ['(MIT AND Zlib)', 0],
  ['(MIT AND GPL-3.0)', 1],
])('%s: %i errors', (expression, count) => {
  const named = { ...buildComponent('@b/c'), licenses: [{ expression }] };
  expect(validateBill({ components: [named] }, lock)).toHaveLength(count);
});
