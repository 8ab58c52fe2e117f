import { expect, test } from 'vitest';
import { faultsOf, type Bill } from './bill-of-materials.ts';

const component = (name: string, id?: string): Bill['components'][number] => ({
  name,
  version: '1.0.0',
  ...(id && { licenses: [{ license: { id } }] }),
});
const lock = { packages: { 'node_modules/a/node_modules/@b/c': { version: '1.0.0' } } };

test('a complete bill of allowed licences has no fault', () => {
  expect(faultsOf({ components: [component('@b/c', 'MIT')] }, lock)).toEqual([]);
});

test('a package that is not listed, without a licence or with a foreign one is named', () => {
  expect(faultsOf({ components: [component('x', 'GPL-3.0-only'), component('y')] }, lock)).toEqual([
    '@b/c@1.0.0 is not listed',
    'x@1.0.0: GPL-3.0-only',
    'y@1.0.0: no licence',
  ]);
});

test.each([
  ['(MPL-2.0 OR GPL-3.0)', 0],
  ['(MIT AND Zlib)', 0],
  ['(MIT AND GPL-3.0)', 1],
])('%s: %i faults', (expression, count) => {
  const named = { ...component('@b/c'), licenses: [{ expression }] };
  expect(faultsOf({ components: [named] }, lock)).toHaveLength(count);
});
