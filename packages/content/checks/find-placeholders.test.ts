import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findPlaceholders } from './find-placeholders.ts';

async function listMessages(...folders: Parameters<typeof findPlaceholders>): Promise<string[]> {
  return (await findPlaceholders(...folders)).map(({ message: sentence }) => sentence);
}

const facts = join(import.meta.dirname, '../facts');
const entries = join(import.meta.dirname, '../entries');
const noEntries = join(facts, 'no-entries');

function createFacts(file: string, source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'kongres-placeholders-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ['collection.ts', 'placeholder.ts'])
    cpSync(join(facts, part), join(folder, part));
  writeFileSync(join(folder, file), source);
  return folder;
}

test('finds marked values and sample rows in any file', async () => {
  const folder = createFacts(
    'catering.ts',
    `import { defineCollection } from './collection.ts';
import { markPlaceholder } from './placeholder.ts';

export const catering = { coffee: markPlaceholder('catering.coffee', 'weak'), tea: 'strong' };

export const cooks = defineCollection('cooks', [
  { id: 'ola', sample: false },
  {
    id: 'ala',
    sample: true,
  },
]);
`,
  );
  expect(await listMessages(folder, noEntries)).toEqual([
    'packages/content/facts/catering.ts:4: catering.coffee is a placeholder, "weak".',
    'packages/content/facts/catering.ts:9: cooks.ala is a sample.',
  ]);
});

test('finds nothing in facts without marks', async () => {
  const folder = createFacts('catering.ts', `export const cooks = [{ id: 'ola', sample: false }];`);
  expect(await listMessages(folder, noEntries)).toEqual([]);
});

test('finds every mark in the facts once, with its line', async () => {
  const marked = readdirSync(facts)
    .filter((file) => !/^placeholder\.ts$|\.test\.ts$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(facts, file), 'utf8');
      const mark = /markPlaceholder\(\s*'|id: '[\w-]+',\s*sample: true|isUnderConstruction: true/g;
      return [...source.matchAll(mark)].map(
        ({ index }) => `${file}:${source.slice(0, index).split('\n').length}`,
      );
    });
  const found = (await listMessages(facts, noEntries)).map(
    (sentence) => /^packages\/content\/facts\/(.+?:\d+): /.exec(sentence)?.[1] ?? sentence,
  );
  expect(found.toSorted()).toEqual(marked.toSorted());
});

test('finds every sample entry with its line', async () => {
  const marked = readdirSync(entries, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const lines = readFileSync(join(entries, file), 'utf8').split('\n');
      const line = lines.findIndex((each) => each.includes('"sample": true')) + 1;
      const name = file.replace('/', '.').replace('.json', '');
      return line ? [`packages/content/entries/${file}:${line}: ${name} is a sample.`] : [];
    });
  const found = (await listMessages()).filter((sentence) => sentence.includes('/entries/'));
  expect(found.toSorted()).toEqual(marked.toSorted());
});

test('adds advice for tax decisions', async () => {
  const folder = createFacts(
    'tax.ts',
    `import { markPlaceholder } from './placeholder.ts';
export const vatMode = markPlaceholder('vatMode', 'same-for-all');
`,
  );
  expect(await listMessages(folder, noEntries)).toEqual([
    expect.stringMatching(/tax\.ts:2: vatMode is a placeholder.+Ask a tax adviser/),
  ]);
});

test('lists construction notices while they are on', async () => {
  const withNotices = (isOn: boolean) =>
    listMessages(
      createFacts('site.ts', `export const site = {\n  isUnderConstruction: ${isOn},\n};\n`),
      noEntries,
    );
  expect(await withNotices(true)).toEqual([
    expect.stringContaining('facts/site.ts:2: site.isUnderConstruction is on'),
  ]);
  expect(await withNotices(false)).toEqual([]);
});
