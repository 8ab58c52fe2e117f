import { expect, test } from 'vitest';
import { checks } from './checks.ts';
import type { CheckResult } from './results.ts';
import { isFailure, joinRows, readTable, toRows, formatTable } from './table.ts';

const expected = checks.filter(({ id }) => id === 'quota' || id === 'axe');
const passed: CheckResult = { check: 'axe', figure: 'pl 27 pages', result: 'passed' };

test('a check that reported nothing is missing, and missing is a failure', () => {
  const rows = toRows([passed], expected);
  expect(rows.map(({ result }) => result)).toEqual(['missing', 'passed']);
  expect(rows.filter(isFailure)).toHaveLength(1);
});

test('one failure among several figures of a check fails it, and all figures are shown', () => {
  const failed: CheckResult = { check: 'axe', figure: 'de 26 pages', result: 'failed' };
  const [, row] = toRows([passed, failed, passed], expected);
  expect(row).toMatchObject({ result: 'failed', figure: 'pl 27 pages; de 26 pages; pl 27 pages' });
});

test('what is not available here is shown and does not fail', () => {
  const [, row] = toRows([{ ...passed, result: 'not available here' }], expected);
  expect(row?.result).toBe('not available here');
  expect(row && isFailure(row)).toBe(false);
});

test('the table has a line for every check', async () => {
  const table = await formatTable(toRows([]));
  for (const { title, condition } of checks) {
    expect(table).toContain(title);
    expect(table).toContain(condition);
  }
  expect(table.match(/\*\*missing\*\*/g)).toHaveLength(checks.length);
});

test('what was not measured again stays as the written table says, with its day', async () => {
  const figures: CheckResult[] = [
    { ...passed, check: 'quota', figure: '100 | 100' },
    { ...passed, result: 'failed' },
  ];
  const written = readTable(
    `# Acceptance results\n\n${await formatTable(toRows(figures, checks, '2026-01-02'))}`,
  );
  const fresh = toRows([passed], expected.slice(1), '2026-03-04');
  const rows = joinRows(fresh, written);
  expect(rows).toHaveLength(checks.length);
  const [quota, axe] = expected.map(({ title }) => rows.find(({ check }) => check === title));
  expect(quota).toMatchObject({ figure: '100 | 100', result: 'passed', measured: '2026-01-02' });
  expect(axe).toMatchObject({ result: 'passed', measured: '2026-03-04' });
});

test('a figure that was held to another condition is missing', () => {
  const [row] = toRows([{ ...passed, check: 'quota' }], expected);
  const changed = row && { ...row, condition: 'anything goes' };
  const rows = joinRows([], changed ? [changed] : []);
  expect(rows.every(({ result }) => result === 'missing')).toBe(true);
});

test('every check has a name of its own', () => {
  expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
});
