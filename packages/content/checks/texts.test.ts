import { expect, test } from 'vitest';
import { galas } from '../facts/galas.ts';
import { languages, textFallback, type LanguageCode } from '../facts/languages.ts';
import { phases } from '../facts/phases.ts';
import { newYorkWords } from '../format/new-york.ts';
import { countedWords, counts, localVariables, vocabulary } from '../format/vocabulary.ts';
import { pluralForm } from '../format/count.ts';
import { countedKinds, entryCounts } from '../model/entry-counts.ts';
import { kinds, type Kind } from '../model/kinds.ts';
import { publishedKinds } from '../model/published.ts';
import { entriesOf } from '../model/read-entries.ts';
import { foreignWords } from './foreign-words.ts';
import { countWords, readTexts, sharedWords } from './read-texts.ts';
import { textsOf } from './text-faults.ts';

const codes = languages.map(({ id }) => id);
const complete = codes.filter((code) => !textFallback[code]);
const sparse = codes.filter((code) => textFallback[code]);
const texts = new Map(
  codes.map((code) => [code, new Map([...readTexts(code), ...entryTexts(code)])]),
);
const polish = of('pl');

const plural = /_(?:zero|one|two|few|many|other)$/;
const base = (key: string) => key.replace(plural, '');

function of(code: LanguageCode): Map<string, string> {
  return texts.get(code) ?? new Map();
}

/** The texts inside the entries obey the same rules. */
function entryTexts(code: LanguageCode): [key: string, text: string][] {
  return (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    entriesOf(kind).flatMap((entry) =>
      textsOf(entry).flatMap(([field, { [code]: text }]): [string, string][] =>
        text === undefined ? [] : [[`${kind}/${entry.id}:${field}`, text]],
      ),
    ),
  );
}

function factWords(code: LanguageCode): Record<string, string> {
  const words = countWords(code);
  const facts = { ...vocabulary(code, words), ...countedWords(entryCounts(), code, words) };
  return { ...facts, ...sharedWords(code, facts) };
}

test.each(complete)('%s has every key of Polish and no other', (code) => {
  expect([...new Set([...of(code).keys()].map(base))].toSorted()).toEqual(
    [...new Set([...polish.keys()].map(base))].toSorted(),
  );
});

test('a sentence for a phase takes the place of one that is there', () => {
  const variants = [...polish.keys()].filter((key) => key.includes(':phases.'));
  expect(variants.length).toBeGreaterThan(0);
  const known = new RegExp(`:phases\\.(?:${phases.join('|')})\\.`);
  for (const key of variants) expect(polish.has(key.replace(known, ':')), key).toBe(true);
});

test('a sentence for after a publication takes the place of one that is there', () => {
  const variants = [...polish.keys()].filter((key) => key.includes(':published.'));
  expect(variants.length).toBeGreaterThan(0);
  const known = new RegExp(`:published\\.(?:${publishedKinds.join('|')})\\.`);
  for (const key of variants) expect(polish.has(key.replace(known, ':')), key).toBe(true);
});

test('once the edition is over, every gala is told as past', () => {
  const told = ['head.description', 'intro', 'highlights.title', 'highlights.items.0.text'];
  const untold = galas.flatMap(({ id }) =>
    told.map((key) => `${id}:phases.after.${key}`).filter((key) => !polish.has(key)),
  );
  expect(untold).toEqual([]);
});

test.each(complete)('%s has exactly the plural forms its grammar asks for', (code) => {
  const wanted = new Intl.PluralRules(code).resolvedOptions().pluralCategories.toSorted();
  const groups = Map.groupBy(
    [...of(code).keys()].filter((key) => plural.test(key)),
    base,
  );
  expect(groups.size).toBeGreaterThan(0);
  for (const [key, forms] of groups) {
    expect([key, forms.map((form) => form.slice(key.length + 1)).toSorted()]).toEqual([
      key,
      wanted,
    ]);
  }
});

test.each(sparse)(
  '%s holds only keys of the language it falls back to, and only differences',
  (code) => {
    const full = of(textFallback[code] ?? code);
    for (const [key, text] of of(code)) {
      expect(full.has(key), key).toBe(true);
      expect(full.get(key), `${key} does not differ`).not.toBe(text);
    }
  },
);

test.each(codes)('%s has the placeholders and marks of Polish in every text', (code) => {
  const marks = (text: string) =>
    [...new Set(text.match(/(?<=\{\{)\w+|<\w+/g))]
      .filter((mark) => !newYorkWords.includes(mark))
      .toSorted();
  const reference = new Map([...polish].map(([key, text]) => [base(key), marks(text)]));
  for (const [key, text] of of(code)) {
    expect([key, marks(text)]).toEqual([key, reference.get(base(key))]);
  }
});

test.each(codes)(
  'every placeholder in %s is a known fact or filled in where it is used',
  (code) => {
    const known = new Set([...Object.keys(factWords(code)), ...localVariables]);
    for (const [key, text] of of(code)) {
      for (const [, name = ''] of text.matchAll(/\{\{(\w+)\}\}/g)) {
        expect(known.has(name), `${key}: {{${name}}}`).toBe(true);
      }
    }
  },
);

test.each(codes)('no sentence in %s is left in another language', (code) => {
  for (const [key, text] of of(code)) {
    expect([key, foreignWords(text, code)]).toEqual([key, []]);
  }
});

test('a Polish sentence left in the German texts is noticed', () => {
  expect(foreignWords('Nie ma biletów na jeden dzień', 'de')).not.toEqual([]);
  expect(foreignWords('You can buy the ticket for the whole week', 'es')).not.toEqual([]);
  expect(foreignWords('Der Kongress ist online und für alle', 'pl')).not.toEqual([]);
});

test.each(codes)('titles and descriptions in %s fit a search result and are unique', (code) => {
  const facts = factWords(code);
  const own = of(code);
  const read = (key: string) => own.get(key) ?? of(textFallback[code] ?? code).get(key) ?? '';
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

test.each(codes)('every counted thing has its word in %s for 0, 1, 2, 5, 12 and 22', (code) => {
  const words = countWords(code);
  for (const key of Object.keys({ ...counts, ...countedKinds })) {
    for (const count of [0, 1, 2, 5, 12, 22]) {
      expect(pluralForm(words, key, count, code)).toContain(String(count));
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
  for (const [key, text] of of(code)) {
    const words = text.replace(/<[^>]+>/g, '');
    expect([key, wrong.test(words)]).toEqual([key, false]);
  }
});

test.each(codes)('%s has no three-dot typing, double space or space before a comma', (code) => {
  for (const [key, text] of of(code)) {
    if (key === 'purchase:submitting') continue;
    expect([key, /\.\.\.| {2}| [,.;!?](?!\w)/.test(text)]).toEqual([key, false]);
  }
});

test('every language says "processing" with three literal dots', () => {
  for (const code of complete) expect(of(code).get('purchase:submitting')).toMatch(/[^.]\.\.\.$/);
});
