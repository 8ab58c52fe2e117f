import { expect, test } from 'vitest';
import en from './en.json';
import pl from './pl.json';

function listPlaceholders(texts: object, path = ''): [path: string, placeholders: string[]][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[path + key, [...value.matchAll(/\{\{.*?\}\}/g)].map(([name]) => name).toSorted()]]
      : listPlaceholders(value as object, `${path}${key}.`),
  );
}

test('both languages have the same keys and placeholders', () => {
  expect(listPlaceholders(pl).length).toBeGreaterThan(800);
  expect(listPlaceholders(en)).toEqual(listPlaceholders(pl));
});
