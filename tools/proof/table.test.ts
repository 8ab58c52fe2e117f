import { expect, test } from 'vitest';
import { checks } from './checks.ts';
import type { Figure } from './figures.ts';
import { isFailure, rowsOf, tableOf } from './table.ts';

const expected = checks.filter(({ id }) => id === 'quota' || id === 'axe');
const passed: Figure = { check: 'axe', figure: 'pl 27 pages', result: 'passed' };

test('a check that reported nothing is missing, and missing is a failure', () => {
  const rows = rowsOf([passed], expected);
  expect(rows.map(({ result }) => result)).toEqual(['missing', 'passed']);
  expect(rows.filter(isFailure)).toHaveLength(1);
});

test('one failure among several figures of a check fails it, and all figures are shown', () => {
  const failed: Figure = { check: 'axe', figure: 'de 26 pages', result: 'failed' };
  const [, row] = rowsOf([passed, failed, passed], expected);
  expect(row).toMatchObject({ result: 'failed', figure: 'pl 27 pages; de 26 pages; pl 27 pages' });
});

test('what is not available here is shown and does not fail', () => {
  const [, row] = rowsOf([{ ...passed, result: 'not available here' }], expected);
  expect(row?.result).toBe('not available here');
  expect(row && isFailure(row)).toBe(false);
});

test('the table has a line for every check', async () => {
  const table = await tableOf(rowsOf([]));
  for (const { title, condition } of checks) {
    expect(table).toContain(title);
    expect(table).toContain(condition);
  }
  expect(table.match(/\*\*missing\*\*/g)).toHaveLength(checks.length);
});

test('every check has a name of its own', () => {
  expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
});
