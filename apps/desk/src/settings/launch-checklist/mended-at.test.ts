import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { factsPart, mendedAt } from './mended-at.ts';

test('every part of the guide that an item names is there', () => {
  const guide = readFileSync(
    join(import.meta.dirname, '../../../../../docs/operations.md'),
    'utf8',
  );
  const parts = [...guide.matchAll(/^##+ (.+)$/gm)].map(([, part = '']) => part.replace("'", '’'));
  const named = Object.values(mendedAt).flatMap((way) => ('part' in way ? [way.part] : []));
  expect([...named, factsPart].filter((part) => !parts.includes(part))).toEqual([]);
});
