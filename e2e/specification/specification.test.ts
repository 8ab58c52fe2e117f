import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listTestTitles } from './list-test-titles.ts';
import { notYetCounts, statements } from './statements.ts';

const root = join(import.meta.dirname, '../..');

const titlesByFile = new Map<string, string[]>();

function readTestTitles(file: string): string[] {
  const known = titlesByFile.get(file);
  if (known) return known;
  const path = join(root, file);
  const titles = existsSync(path) ? listTestTitles(file, readFileSync(path, 'utf8')) : [];
  titlesByFile.set(file, titles);
  return titles;
}

test('no two statements have the same id', () => {
  const ids = statements.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every statement is held by existing tests that are not skipped', () => {
  const missing = statements.flatMap(({ id, heldBy = [] }) =>
    heldBy
      .filter(
        ({ file, test: start }) => !readTestTitles(file).some((title) => title.startsWith(start)),
      )
      .map(({ file, test: start }) => `${id}: ${file}: ${start}`),
  );
  expect(missing).toEqual([]);
});

test('as many statements wait for each group as counted', () => {
  const waiting = statements.flatMap(({ notYet }) => notYet ?? []);
  const counts = Object.keys(notYetCounts).map((group) => [
    group,
    waiting.filter((each) => each === group).length,
  ]);
  expect(Object.fromEntries(counts)).toEqual(notYetCounts);
});
