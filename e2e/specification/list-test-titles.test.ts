import { expect, test } from 'vitest';
import { listTestTitles } from './list-test-titles.ts';

test.each([
  ["test('a b', () => {});", ['a b']],
  ["it('a', { tag: '@quick' }, async () => {});", ['a']],
  ["test.each([['x'], ['(']])('a %s', (x) => {});", ['a %s']],
  ['for (const id of ids) test(`a in ${id}`, () => {});', ['a in ${id}']],
  ["test.describe('a', () => { test('b', () => {}); });", ['b']],
  ["describe('a', () => { test(\"it's b\", () => {}); });", ["it's b"]],
  ["// test('a', () => {});\n/* test('b', () => {}); */", []],
  ["test.skip('a', () => {});\ntest.fixme('b', () => {});\nit.todo('c');", []],
  ["describe.skip('a', () => { test('b', () => {}); });", []],
  ["test.skip(isOff, 'reason');\ntest('a', () => {});", ['a']],
  ["expect('a').toBe('b'); call('c', () => {});", []],
])('the titles in %s are %j', (source, titles) => {
  expect(listTestTitles('x.test.ts', source)).toEqual(titles);
});
