import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placeholdersSection, itemLocations } from './item-locations.ts';

test('names only sections that docs/operations.md has', () => {
  const guide = readFileSync(
    join(import.meta.dirname, '../../../../../docs/operations.md'),
    'utf8',
  );
  const sections = [...guide.matchAll(/^##+ (.+)$/gm)].map(([, part = '']) =>
    part.replace("'", '’'),
  );
  const quoted = Object.values(itemLocations).flatMap((way) => ('part' in way ? [way.part] : []));
  expect([...quoted, placeholdersSection].filter((part) => !sections.includes(part))).toEqual([]);
});
