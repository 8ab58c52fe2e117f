import { join } from 'node:path';
import { expect, test } from 'vitest';
import { oversized, readSourceFiles } from './room-sizes.ts';

const filesIn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ file: `${folder}/${index}.ts`, lines: 10 }));

test('a folder with more than 25 files is named, one with 25 is not', () => {
  expect(oversized(filesIn('apps/api/src/orders', 25))).toEqual([]);
  expect(oversized(filesIn('apps/api/src/orders', 26))).toEqual([
    'apps/api/src/orders holds 26 files, at most 25 may lie together',
  ]);
});

test('files in a folder below count there', () => {
  const files = [...filesIn('apps/web/src/art', 20), ...filesIn('apps/web/src/art/hall', 20)];
  expect(oversized(files)).toEqual([]);
});

test('pages lie together however many there are', () => {
  expect(oversized(filesIn('apps/web/src/pages', 40))).toEqual([]);
});

test('a file with more than 250 lines is named, one with 250 is not', () => {
  expect(oversized([{ file: 'apps/api/src/log.ts', lines: 250 }])).toEqual([]);
  expect(oversized([{ file: 'apps/api/src/log.ts', lines: 251 }])).toEqual([
    'apps/api/src/log.ts has 251 lines, at most 250 may stand in one file',
  ]);
});

test('no room of an app is too full, no file too long', () => {
  const files = readSourceFiles(join(import.meta.dirname, '../..'));
  expect(files.length).toBeGreaterThan(100);
  expect(oversized(files)).toEqual([]);
});
