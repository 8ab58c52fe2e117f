import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { en } from './en.ts';

function wordsOf(texts: object): string[] {
  return Object.values(texts).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? wordsOf(value) : String(value),
  );
}

const docs = join(import.meta.dirname, '../../../../docs');
const guide = readFileSync(join(docs, 'desk.md'), 'utf8');

test('every picture of the guide is there, says what it shows, and none lies about', () => {
  const shown = [...guide.matchAll(/!\[(.+?)\]\((pictures\/desk\/[a-z]+\.webp)\)/g)];
  const taken = readdirSync(join(docs, 'pictures/desk')).map((name) => `pictures/desk/${name}`);
  expect(new Set(shown.map(([, , file]) => file))).toEqual(new Set(taken));
});

test('what the guide says stands on the screen does', () => {
  const [, ...named] = guide.split(/\*\*/);
  const bold = named
    .filter((_, index) => index % 2 === 0)
    .map((text) => text.replaceAll('\n', ' '));
  const words = new Set(wordsOf(en));
  expect(bold.length).toBeGreaterThan(40);
  expect(bold.filter((text) => !words.has(text))).toEqual([]);
});
