import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import en from './en.json';

function collectTexts(texts: object): string[] {
  return Object.values(texts).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? collectTexts(value) : String(value),
  );
}

const docs = join(import.meta.dirname, '../../../../docs');
const guide = readFileSync(join(docs, 'desk.md'), 'utf8');

test('uses every picture of the guide, with a description', () => {
  const used = [...guide.matchAll(/!\[(.+?)\]\((pictures\/desk\/[a-z-]+\.webp)\)/g)];
  const existing = readdirSync(join(docs, 'pictures/desk')).map((name) => `pictures/desk/${name}`);
  expect(new Set(used.map(([, , file]) => file))).toEqual(new Set(existing));
});

/** Bold text quotes the desk, unless it ends in a colon. */
function findQuotedTexts(text: string): string[] {
  return [...text.matchAll(/\*\*(.+?)\*\*/gs)]
    .map(([, bold = '']) => bold.replaceAll('\n', ' '))
    .filter((bold) => !bold.endsWith(':'));
}

const screenTexts = new Set(collectTexts({ ...en, actionLabels: {} }));

test.each([
  ['desk.md', 40],
  ['live-week.md', 20],
  ['alerts.md', 10],
])('%s quotes only texts of the desk', (file, least) => {
  const named = findQuotedTexts(readFileSync(join(docs, file), 'utf8'));
  expect(named.length).toBeGreaterThan(least);
  expect(named.filter((text) => !screenTexts.has(text))).toEqual([]);
});

test('incident emails quote only texts of the desk', () => {
  const kinds = join(import.meta.dirname, '../../../api/src/platform/incidents/incident-kinds.ts');
  const named = [...readFileSync(kinds, 'utf8').matchAll(/“(.+?)”/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((text) => !screenTexts.has(text ?? ''))).toEqual([]);
});
