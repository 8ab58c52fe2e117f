import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import pl from './pl.json';

const folder = join(import.meta.dirname, '../../../api/migrations');

/** The actions that triggers write: a literal, or the literals of a `case` expression. */
function findActions(sql: string): string[] {
  const inserts = sql.matchAll(/insert into audit_log \([^)]*\)\s*(?:values|select)([\s\S]*?);/g);
  return [...inserts].flatMap(([, values = '']) => {
    const [, caseExpression] = /^\s*\(?\s*case([\s\S]*?)\bend\b/.exec(values) ?? [];
    const source = caseExpression ?? values.split(',')[0] ?? '';
    const literals = caseExpression
      ? source.matchAll(/(?:then|else)\s+'(\w+)'/g)
      : source.matchAll(/'(\w+)'/g);
    return [...literals].map(([, word = '']) => word);
  });
}

test('has a label for every action that the database writes', () => {
  const actions = readdirSync(folder).flatMap((name) =>
    findActions(readFileSync(join(folder, name), 'utf8')),
  );
  expect(actions).toContain('staff_role_changed');
  expect(new Set(actions).size).toBeGreaterThan(50);
  expect([...new Set(actions)].filter((action) => !(action in pl.actionLabels))).toEqual([]);
});
