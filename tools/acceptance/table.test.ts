import { expect, test } from 'vitest';
import { checks } from './checks.ts';
import type { CheckResult } from './results.ts';
import { isFailure, toRows } from './table.ts';

const expected = checks.filter(({ id }) => id === 'quota' || id === 'axe');
const passed: CheckResult = { check: 'axe', figure: 'pl 27 pages', result: 'passed' };

test('a check without a result is missing and counts as a failure', () => {
  const rows = toRows([passed], expected);
  expect(rows.map(({ result }) => result)).toEqual(['missing', 'passed']);
  expect(rows.filter(isFailure)).toHaveLength(1);
});

test('one failed result among several fails the check', () => {
  const failed: CheckResult = { check: 'axe', figure: 'de 26 pages', result: 'failed' };
  const [, row] = toRows([passed, failed, passed], expected);
  expect(row).toMatchObject({ result: 'failed', figure: 'pl 27 pages; de 26 pages; pl 27 pages' });
});

test('a result that could not be measured does not fail', () => {
  const [, row] = toRows([{ ...passed, result: 'not available here' }], expected);
  expect(row?.result).toBe('not available here');
  expect(row && isFailure(row)).toBe(false);
});
