import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findPlaceholders } from './find-placeholders.ts';

async function sentences(...folders: Parameters<typeof findPlaceholders>): Promise<string[]> {
  return (await findPlaceholders(...folders)).map(({ sentence }) => sentence);
}

const facts = join(import.meta.dirname, '../facts');
const entries = join(import.meta.dirname, '../entries');
const noEntries = join(facts, 'no-entries');

/** Facts in a folder of their own, so that a file can be added to them. */
function factsWith(file: string, source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'kongres-placeholders-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ['collection.ts', 'placeholder.ts'])
    cpSync(join(facts, part), join(folder, part));
  writeFileSync(join(folder, file), source);
  return folder;
}

test('a marked value and a sample row are found in a file that nobody has named before', async () => {
  const folder = factsWith(
    'catering.ts',
    `import { collection } from './collection.ts';
import { placeholder } from './placeholder.ts';

export const catering = { coffee: placeholder('catering.coffee', 'weak'), tea: 'strong' };

export const cooks = collection('cooks', [
  { id: 'ola', sample: false },
  {
    id: 'ala',
    sample: true,
  },
]);
`,
  );
  expect(await sentences(folder, noEntries)).toEqual([
    'packages/content/facts/catering.ts:4: catering.coffee is a placeholder, "weak".',
    'packages/content/facts/catering.ts:9: cooks.ala is a sample.',
  ]);
});

test('facts without a mark are ready for a launch', async () => {
  const folder = factsWith('catering.ts', `export const cooks = [{ id: 'ola', sample: false }];`);
  expect(await sentences(folder, noEntries)).toEqual([]);
});

test('every mark in the facts is found, once and at its own line', async () => {
  const marked = readdirSync(facts)
    .filter((file) => !/^placeholder\.ts$|\.test\.ts$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(facts, file), 'utf8');
      const mark = /placeholder\(\s*'|id: '[\w-]+',\s*sample: true|isUnderConstruction: true/g;
      return [...source.matchAll(mark)].map(
        ({ index }) => `${file}:${source.slice(0, index).split('\n').length}`,
      );
    });
  const found = (await sentences(facts, noEntries)).map(
    (sentence) => /^packages\/content\/facts\/(.+?:\d+): /.exec(sentence)?.[1] ?? sentence,
  );
  expect(found.toSorted()).toEqual(marked.toSorted());
});

test('every sample entry is found at its own line', async () => {
  const marked = readdirSync(entries, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const lines = readFileSync(join(entries, file), 'utf8').split('\n');
      const line = lines.findIndex((each) => each.includes('"sample": true')) + 1;
      const name = file.replace('/', '.').replace('.json', '');
      return line ? [`packages/content/entries/${file}:${line}: ${name} is a sample.`] : [];
    });
  const found = (await sentences()).filter((sentence) => sentence.includes('/entries/'));
  expect(found.toSorted()).toEqual(marked.toSorted());
});

test('a decision that needs an adviser says so', async () => {
  const folder = factsWith(
    'tax.ts',
    `import { placeholder } from './placeholder.ts';
export const vatMode = placeholder('vatMode', 'same-for-all');
`,
  );
  expect(await sentences(folder, noEntries)).toEqual([
    expect.stringMatching(/tax\.ts:2: vatMode is a placeholder.+Ask a tax adviser/),
  ]);
});

test('the notices of a site that is being built are listed while they are on', async () => {
  const withNotices = (isOn: boolean) =>
    sentences(
      factsWith('site.ts', `export const site = {\n  isUnderConstruction: ${isOn},\n};\n`),
      noEntries,
    );
  expect(await withNotices(true)).toEqual([
    expect.stringContaining('facts/site.ts:2: site.isUnderConstruction is on'),
  ]);
  expect(await withNotices(false)).toEqual([]);
});
