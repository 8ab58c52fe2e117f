import { expect, test } from 'vitest';
import en from './en.json';
import pl from './pl.json';

/** The placeholders of each text, by its path. */
function placeholdersOf(texts: object, path = ''): [path: string, placeholders: string[]][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[path + key, [...value.matchAll(/\{\{.*?\}\}/g)].map(([name]) => name).toSorted()]]
      : placeholdersOf(value as object, `${path}${key}.`),
  );
}

test('both languages have the same keys and placeholders', () => {
  expect(placeholdersOf(pl).length).toBeGreaterThan(800);
  expect(placeholdersOf(en)).toEqual(placeholdersOf(pl));
});
