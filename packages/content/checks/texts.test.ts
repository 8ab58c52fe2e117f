import { expect, test } from 'vitest';
import { galas } from '../facts/galas.ts';
import { languages, textFallback, type LanguageCode } from '../facts/languages.ts';
import { phases } from '../facts/phases.ts';
import { newYorkWords } from '../format/new-york.ts';
import { formatCounts, counts, localVariables, buildVocabulary } from '../format/vocabulary.ts';
import { formatPlural } from '../format/count.ts';
import { countedKinds, countEntries } from '../model/entry-counts.ts';
import { kinds, type Kind } from '../model/kinds.ts';
import { publishedKinds } from '../model/published.ts';
import { listEntries } from '../model/read-entries.ts';
import { findForeignWords } from './find-foreign-words.ts';
import { readPluralForms, readTexts, readSharedSentences } from './read-texts.ts';
import { listLocalizedTexts } from './validate-texts.ts';

const codes = languages.map(({ id }) => id);
const complete = codes.filter((code) => !textFallback[code]);
const sparse = codes.filter((code) => textFallback[code]);
const texts = new Map(
  codes.map((code) => [code, new Map([...readTexts(code), ...listEntryTexts(code)])]),
);
const polish = getTexts('pl');

const plural = /_(?:zero|one|two|few|many|other)$/;
const stripPluralSuffix = (key: string) => key.replace(plural, '');

function getTexts(code: LanguageCode): Map<string, string> {
  return texts.get(code) ?? new Map();
}

function listEntryTexts(code: LanguageCode): [key: string, text: string][] {
  return (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    listEntries(kind).flatMap((entry) =>
      listLocalizedTexts(entry).flatMap(([field, { [code]: text }]): [string, string][] =>
        text === undefined ? [] : [[`${kind}/${entry.id}:${field}`, text]],
      ),
    ),
  );
}

function buildFactWords(code: LanguageCode): Record<string, string> {
  const words = readPluralForms(code);
  const facts = { ...buildVocabulary(code, words), ...formatCounts(countEntries(), code, words) };
  return { ...facts, ...readSharedSentences(code, facts) };
}

test.each(complete)('%s has the same keys as Polish', (code) => {
  expect([...new Set([...getTexts(code).keys()].map(stripPluralSuffix))].toSorted()).toEqual(
    [...new Set([...polish.keys()].map(stripPluralSuffix))].toSorted(),
  );
});

test('every phase variant replaces an existing text', () => {
  const variants = [...polish.keys()].filter((key) => key.includes(':phases.'));
  expect(variants.length).toBeGreaterThan(0);
  const known = new RegExp(`:phases\\.(?:${phases.join('|')})\\.`);
  for (const key of variants) expect(polish.has(key.replace(known, ':')), key).toBe(true);
});

test('every variant for a publication replaces an existing text', () => {
  const variants = [...polish.keys()].filter((key) => key.includes(':published.'));
  expect(variants.length).toBeGreaterThan(0);
  const known = new RegExp(`:published\\.(?:${publishedKinds.join('|')})\\.`);
  for (const key of variants) expect(polish.has(key.replace(known, ':')), key).toBe(true);
});

test('every gala has texts for the phase after the edition', () => {
  const keys = ['head.description', 'intro', 'highlights.title', 'highlights.items.0.text'];
  const missing = galas.flatMap(({ id }) =>
    keys.map((key) => `${id}:phases.after.${key}`).filter((key) => !polish.has(key)),
  );
  expect(missing).toEqual([]);
});

test.each(complete)('%s has exactly the plural forms of its language', (code) => {
  const wanted = new Intl.PluralRules(code).resolvedOptions().pluralCategories.toSorted();
  const groups = Map.groupBy(
    [...getTexts(code).keys()].filter((key) => plural.test(key)),
    stripPluralSuffix,
  );
  expect(groups.size).toBeGreaterThan(0);
  for (const [key, forms] of groups) {
    expect([key, forms.map((form) => form.slice(key.length + 1)).toSorted()]).toEqual([
      key,
      wanted,
    ]);
  }
});

test.each(sparse)('%s contains only texts that differ from its fallback', (code) => {
  const full = getTexts(textFallback[code] ?? code);
  for (const [key, text] of getTexts(code)) {
    expect(full.has(key), key).toBe(true);
    expect(full.get(key), `${key} does not differ`).not.toBe(text);
  }
});

test.each(codes)('%s has the placeholders and marks of Polish in every text', (code) => {
  const marks = (text: string) =>
    [...new Set(text.match(/(?<=\{\{)\w+|<\w+/g))]
      .filter((mark) => !newYorkWords.includes(mark))
      .toSorted();
  const reference = new Map(
    [...polish].map(([key, text]) => [stripPluralSuffix(key), marks(text)]),
  );
  for (const [key, text] of getTexts(code)) {
    expect([key, marks(text)]).toEqual([key, reference.get(stripPluralSuffix(key))]);
  }
});

test.each(codes)(
  'every placeholder in %s is a known fact or filled in where it is used',
  (code) => {
    const known = new Set([...Object.keys(buildFactWords(code)), ...localVariables]);
    for (const [key, text] of getTexts(code)) {
      for (const [, name = ''] of text.matchAll(/\{\{(\w+)\}\}/g)) {
        expect(known.has(name), `${key}: {{${name}}}`).toBe(true);
      }
    }
  },
);

test.each(codes)('texts in %s contain no sentence of another language', (code) => {
  for (const [key, text] of getTexts(code)) {
    expect([key, findForeignWords(text, code)]).toEqual([key, []]);
  }
});

test('detects sentences in another language', () => {
  expect(findForeignWords('Nie ma biletów na jeden dzień', 'de')).not.toEqual([]);
  expect(findForeignWords('You can buy the ticket for the whole week', 'es')).not.toEqual([]);
  expect(findForeignWords('Der Kongress ist online und für alle', 'pl')).not.toEqual([]);
});

test.each(codes)('titles and descriptions in %s fit a search result and are unique', (code) => {
  const facts = buildFactWords(code);
  const own = getTexts(code);
  const read = (key: string) => own.get(key) ?? getTexts(textFallback[code] ?? code).get(key) ?? '';
  const filled = [...polish.keys()]
    .filter((key) => /[:.]head\.(?:title|description)$/.test(key))
    .map((key) => ({
      key,
      text: read(key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => facts[name] ?? ''),
    }));
  for (const { key, text } of filled) {
    expect([key, text.length <= (key.endsWith('title') ? 60 : 160), text.length]).toEqual([
      key,
      true,
      text.length,
    ]);
  }
  expect(new Set(filled.map(({ text }) => text)).size).toBe(filled.length);
});

test.each(codes)('every count has plural forms in %s for 0, 1, 2, 5, 12 and 22', (code) => {
  const words = readPluralForms(code);
  for (const key of Object.keys({ ...counts, ...countedKinds })) {
    for (const count of [0, 1, 2, 5, 12, 22]) {
      expect(formatPlural(words, key, count, code)).toContain(String(count));
    }
  }
});

test.each<[LanguageCode, RegExp]>([
  ['pl', /["“‚'«»]|”[^”]*„/],
  ['de', /["”'«»]/],
  ['es', /["“”„']/],
  ['en-GB', /["“”„«»']/],
  ['en-US', /["„«»']/],
])('%s quotes and apostrophes follow its own rules', (code, wrong) => {
  for (const [key, text] of getTexts(code)) {
    const words = text.replace(/<[^>]+>/g, '');
    expect([key, wrong.test(words)]).toEqual([key, false]);
  }
});

test.each(codes)('%s has no three dots, double spaces or spaces before commas', (code) => {
  for (const [key, text] of getTexts(code)) {
    if (key === 'purchase:submitting') continue;
    expect([key, /\.\.\.| {2}| [,.;!?](?!\w)/.test(text)]).toEqual([key, false]);
  }
});

test('"processing" ends with three literal dots in every language', () => {
  for (const code of complete)
    expect(getTexts(code).get('purchase:submitting')).toMatch(/[^.]\.\.\.$/);
});
