import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import pl from './pl.json';

const folder = join(import.meta.dirname, '../../../api/migrations');

/** The deeds that triggers write: a word, or the words of a choice between them. */
function deedsIn(sql: string): string[] {
  const writing = sql.matchAll(/insert into journal \([^)]*\)\s*(?:values|select)([\s\S]*?);/g);
  return [...writing].flatMap(([, values = '']) => {
    const [, choice] = /^\s*\(?\s*case([\s\S]*?)\bend\b/.exec(values) ?? [];
    const where = choice ?? values.split(',')[0] ?? '';
    const words = choice ? where.matchAll(/(?:then|else)\s+'(\w+)'/g) : where.matchAll(/'(\w+)'/g);
    return [...words].map(([, word = '']) => word);
  });
}

test('every deed that the database writes has words at the desk', () => {
  const deeds = readdirSync(folder).flatMap((name) =>
    deedsIn(readFileSync(join(folder, name), 'utf8')),
  );
  expect(deeds).toContain('role_changed');
  expect(new Set(deeds).size).toBeGreaterThan(50);
  expect([...new Set(deeds)].filter((deed) => !(deed in pl.deeds))).toEqual([]);
});
