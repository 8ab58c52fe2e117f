import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import en from './en.json';

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

/** Bold text that ends in a colon heads a paragraph; any other names a word of the desk. */
function namedIn(text: string): string[] {
  return [...text.matchAll(/\*\*(.+?)\*\*/gs)]
    .map(([, bold = '']) => bold.replaceAll('\n', ' '))
    .filter((bold) => !bold.endsWith(':'));
}

const screenWords = new Set(wordsOf({ ...en, deeds: {} }));

test.each([
  ['desk.md', 40],
  ['live-week.md', 20],
  ['alerts.md', 10],
])('every word of the desk that %s names stands on a screen', (file, least) => {
  const named = namedIn(readFileSync(join(docs, file), 'utf8'));
  expect(named.length).toBeGreaterThan(least);
  expect(named.filter((text) => !screenWords.has(text))).toEqual([]);
});

test('every word of the desk that an alarm names stands on a screen', () => {
  const kinds = join(import.meta.dirname, '../../../api/src/platform/incidents/alarm-kinds.ts');
  const named = [...readFileSync(kinds, 'utf8').matchAll(/“(.+?)”/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((text) => !screenWords.has(text ?? ''))).toEqual([]);
});
