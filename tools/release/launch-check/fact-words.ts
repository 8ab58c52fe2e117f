import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readPluralForms } from '@kongres/content/checks/read-texts';
import { defaultLanguage } from '@kongres/content/facts/languages';
import { buildVocabulary } from '@kongres/content/format/vocabulary';
import { rootFolder } from '../../lib/folders.ts';

const contentUrl = pathToFileURL(join(rootFolder, 'packages/content/')).href;
const placeholderUrl = `${contentUrl}facts/placeholder.ts`;

// The content is imported again for each fact with a query in the URL, which bypasses the module cache.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const fact = getChangedFact(context.parentURL);
    return fact && found.url.startsWith(contentUrl)
      ? { ...found, url: `${found.url}?changed=${fact}` }
      : found;
  },
  load(url, context, next) {
    const fact = getChangedFact(url);
    return fact && url.startsWith(placeholderUrl)
      ? { format: 'module', source: buildChangedSource(fact), shortCircuit: true }
      : next(url, context);
  },
});

function getChangedFact(url: string | undefined): string | null {
  return url?.startsWith(contentUrl) ? new URL(url).searchParams.get('changed') : null;
}

function buildChangedSource(changed: string): string {
  return `${changeValue.toString()}
export const placeholders = [];
export const markPlaceholder = (fact, value) => fact === '${changed}' ? changeValue(value) : value;`;
}

/** Another value of the same type; its source code is embedded below. */
function changeValue(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') {
    if (/^\d{4}-\d\d-\d\d$/.test(value))
      return new Date(Date.parse(value) + 86_400_000).toISOString().slice(0, 10);
    return value.startsWith('https://') ? value.replace('://', '://x') : `${value}x`;
  }
  // Lists of ids lose an item: unknown ids would be invalid.
  if (Array.isArray(value))
    return typeof value[0] === 'string' ? value.slice(1) : value.map(changeValue);
  if (value === null) return 1;
  return Object.fromEntries(
    Object.entries(value as object).map(([key, each]) => [key, changeValue(each)]),
  );
}

const { id } = defaultLanguage;
const forms = readPluralForms(id);
const usual: Readonly<Record<string, string>> = buildVocabulary(id, forms);

export async function listChangedWords(fact: string): Promise<string[]> {
  const address = `${contentUrl}format/vocabulary.ts?changed=${fact}`;
  try {
    const content = (await import(address)) as { buildVocabulary: typeof buildVocabulary };
    const words = content.buildVocabulary(id, forms);
    return Object.entries(words).flatMap(([name, word]) => (usual[name] === word ? [] : [name]));
  } catch {
    // The changed value is invalid, so no entry can depend on it.
    return [];
  }
}
