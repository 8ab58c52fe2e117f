import { readTexts, readSharedSentences } from '@kongres/content/checks/read-texts';
import { listLocalizedTexts } from '@kongres/content/checks/validate-texts';
import { defaultLanguage } from '@kongres/content/facts/languages';
import { kinds, type Kind } from '@kongres/content/model/kinds';
import { listEntries } from '@kongres/content/model/read-entries';
import { listChangedWords } from './fact-words.ts';
import { sources, findSurfaces } from './surfaces.ts';

const allKinds = Object.keys(kinds) as Kind[];

export async function findUsages(fact: string): Promise<string[]> {
  const kind = allKinds.find((each) => fact.startsWith(`${each}.`));
  if (kind) return findSurfaces(listFilesWithEntries(kind));
  return findSurfaces([
    ...listFilesWithText(await listChangedWords(fact)),
    ...listFilesReading(fact),
  ]);
}

function listFilesWithText(words: readonly string[]): string[] {
  const sentences = Object.entries(readSharedSentences(defaultLanguage.id, {}));
  const marks = [
    ...words,
    ...sentences.flatMap(([name, text]) => (hasMark(text, words) ? [name] : [])),
  ];
  const hasWord = (text = '') => hasMark(text, marks);
  const namespaces = [...readTexts(defaultLanguage.id)]
    .filter(([, text]) => hasWord(text))
    .map(([key]) => key.replace(/:.*/, ''));
  const withWord = allKinds.filter((kind) =>
    listEntries(kind).some((entry) =>
      listLocalizedTexts(entry).some(([, text]) => hasWord(text[defaultLanguage.id])),
    ),
  );
  return [
    ...[...new Set(namespaces)].flatMap((namespace) =>
      listMatchingFiles(
        new RegExp(
          `\\b(?:useTexts|getTexts|createTranslator|createPageLoader)\\([^)]*'${namespace}'`,
        ),
      ),
    ),
    ...withWord.flatMap(listFilesWithEntries),
  ];
}

function hasMark(text: string, names: readonly string[]): boolean {
  return names.some((name) => text.includes(`{{${name}}}`));
}

/** Illustrations are excluded: one file draws all kinds. */
function listFilesWithEntries(kind: Kind): string[] {
  return listMatchingFiles(new RegExp(`listEntries\\('${kind}'\\)`)).filter(
    (file) => !file.includes('/illustrations/'),
  );
}

function listFilesReading(fact: string): string[] {
  const [name = '', ...below] = fact.split('.');
  const property = below.at(-1);
  const [own] = listFactModules(new RegExp(`^export const ${name}\\b`, 'm'));
  if (!own) return [];
  const rules = listFactModules(new RegExp(`'\\./${own}\\.ts'[^]*\\b${property}\\b`));
  const reads = [`\\b${name}\\b`];
  const isSample = listFactModules(new RegExp(`id: '${property}',\\s*sample: true`)).includes(own);
  if (property && !isSample) {
    reads[0] = `\\b${name}\\.${property}\\b|\\b${property}\\b[^}]*\\} = ${name}\\b`;
    if (below.length > 1) reads.push(`\\b${property}\\b`);
  }
  return [
    ...listMatchingFiles(new RegExp(`facts/${own}'[^]*(?:${reads.join('|')})`)),
    ...rules.flatMap((rule) =>
      listMatchingFiles(new RegExp(`^import (?!type).*facts/${rule}'`, 'm')),
    ),
  ].filter((file) => !file.startsWith('packages/content/'));
}

function listFactModules(pattern: RegExp): string[] {
  return listMatchingFiles(pattern).flatMap(
    (file) => /content\/facts\/(.+)\.ts$/.exec(file)?.[1] ?? [],
  );
}

function listMatchingFiles(pattern: RegExp): string[] {
  return [...sources].filter(([, source]) => pattern.test(source)).map(([file]) => file);
}
