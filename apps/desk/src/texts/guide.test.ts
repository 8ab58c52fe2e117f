import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { en } from './en.ts';

function wordsOf(texts: object): string[] {
  return Object.values(texts).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? wordsOf(value) : String(value),
  );
}

test('what the guide says stands on the screen does', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../../docs/desk.md'), 'utf8');
  const [, ...named] = guide.split(/\*\*/);
  const bold = named
    .filter((_, index) => index % 2 === 0)
    .map((text) => text.replaceAll('\n', ' '));
  const words = new Set(wordsOf(en));
  expect(bold.length).toBeGreaterThan(40);
  expect(bold.filter((text) => !words.has(text))).toEqual([]);
});
