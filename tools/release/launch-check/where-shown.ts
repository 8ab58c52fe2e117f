import { readTexts, sharedWords } from '@kongres/content/checks/read-texts';
import { textsOf } from '@kongres/content/checks/text-faults';
import { defaultLanguage } from '@kongres/content/facts/languages';
import { kinds, type Kind } from '@kongres/content/model/kinds';
import { entriesOf } from '@kongres/content/model/read-entries';
import { wordsOf } from './fact-words.ts';
import { sources, surfacesOf } from './surfaces.ts';

const allKinds = Object.keys(kinds) as Kind[];

/** Where a placeholder or a sample is seen, found by following it through texts, entries and sources. */
export async function whereShown(fact: string): Promise<string[]> {
  const kind = allKinds.find((each) => fact.startsWith(`${each}.`));
  if (kind) return surfacesOf(filesWithEntries(kind));
  return surfacesOf([...filesWithText(await wordsOf(fact)), ...filesThatRead(fact)]);
}

/** The files that show a text, or an entry, which has one of these words in it, or a shared sentence that has. */
function filesWithText(words: readonly string[]): string[] {
  const sentences = Object.entries(sharedWords(defaultLanguage.id, {}));
  const marks = [
    ...words,
    ...sentences.flatMap(([name, text]) => (hasMark(text, words) ? [name] : [])),
  ];
  const hasWord = (text = '') => hasMark(text, marks);
  const namespaces = [...readTexts(defaultLanguage.id)]
    .filter(([, text]) => hasWord(text))
    .map(([key]) => key.replace(/:.*/, ''));
  const withWord = allKinds.filter((kind) =>
    entriesOf(kind).some((entry) =>
      textsOf(entry).some(([, text]) => hasWord(text[defaultLanguage.id])),
    ),
  );
  return [
    ...[...new Set(namespaces)].flatMap((namespace) =>
      filesThat(
        new RegExp(`\\b(?:useTexts|finishedTexts|textsFor|pageLoader)\\([^)]*'${namespace}'`),
      ),
    ),
    ...withWord.flatMap(filesWithEntries),
  ];
}

function hasMark(text: string, names: readonly string[]): boolean {
  return names.some((name) => text.includes(`{{${name}}}`));
}

/** Drawings are left out: one file makes those of all kinds. */
function filesWithEntries(kind: Kind): string[] {
  return filesThat(new RegExp(`entriesOf\\('${kind}'\\)`)).filter(
    (file) => !file.includes('/art/'),
  );
}

/** The files that take the fact from its own module, or ask a module of the facts that has a rule over it. */
function filesThatRead(fact: string): string[] {
  const [name = '', ...below] = fact.split('.');
  const property = below.at(-1);
  const [own] = factsThat(new RegExp(`^export const ${name}\\b`, 'm'));
  if (!own) return [];
  const rules = factsThat(new RegExp(`'\\./${own}\\.ts'[^]*\\b${property}\\b`));
  const reads = [`\\b${name}\\b`];
  // A value is read from its object, a value of a row from any row; a sample is read with all of its collection.
  const isSample = factsThat(new RegExp(`id: '${property}',\\s*sample: true`)).includes(own);
  if (property && !isSample) {
    reads[0] = `\\b${name}\\.${property}\\b|\\b${property}\\b[^}]*\\} = ${name}\\b`;
    if (below.length > 1) reads.push(`\\b${property}\\b`);
  }
  return [
    ...filesThat(new RegExp(`facts/${own}'[^]*(?:${reads.join('|')})`)),
    ...rules.flatMap((rule) => filesThat(new RegExp(`^import (?!type).*facts/${rule}'`, 'm'))),
  ].filter((file) => !file.startsWith('packages/content/'));
}

/** Modules of the facts by name. */
function factsThat(pattern: RegExp): string[] {
  return filesThat(pattern).flatMap((file) => /content\/facts\/(.+)\.ts$/.exec(file)?.[1] ?? []);
}

function filesThat(pattern: RegExp): string[] {
  return [...sources].filter(([, source]) => pattern.test(source)).map(([file]) => file);
}
