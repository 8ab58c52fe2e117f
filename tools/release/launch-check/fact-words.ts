import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { countWords } from '@kongres/content/checks/read-texts';
import { defaultLanguage } from '@kongres/content/facts/languages';
import { vocabulary } from '@kongres/content/format/vocabulary';
import { rootFolder } from '../../lib/folders.ts';

const contentUrl = pathToFileURL(join(rootFolder, 'packages/content/')).href;
const placeholderUrl = `${contentUrl}facts/placeholder.ts`;

// The content is imported once more for each fact, with the fact in its address, so that nothing is kept from before.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const fact = changedFact(context.parentURL);
    return fact && found.url.startsWith(contentUrl)
      ? { ...found, url: `${found.url}?changed=${fact}` }
      : found;
  },
  load(url, context, next) {
    const fact = changedFact(url);
    return fact && url.startsWith(placeholderUrl)
      ? { format: 'module', source: changingSource(fact), shortCircuit: true }
      : next(url, context);
  },
});

function changedFact(url: string | undefined): string | null {
  return url?.startsWith(contentUrl) ? new URL(url).searchParams.get('changed') : null;
}

/** Stands in for `facts/placeholder.ts`: one fact gets another value, all others pass through. */
function changingSource(changed: string): string {
  return `${otherValue.toString()}
export const placeholders = [];
export const placeholder = (fact, value) => fact === '${changed}' ? otherValue(value) : value;`;
}

/** Another value of the same kind; its source is what counts. */
function otherValue(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') {
    if (/^\d{4}-\d\d-\d\d$/.test(value))
      return new Date(Date.parse(value) + 86_400_000).toISOString().slice(0, 10);
    return value.startsWith('https://') ? value.replace('://', '://x') : `${value}x`;
  }
  // A list of names has no names that nobody knows.
  if (Array.isArray(value))
    return typeof value[0] === 'string' ? value.slice(1) : value.map(otherValue);
  if (value === null) return 1;
  return Object.fromEntries(
    Object.entries(value as object).map(([key, each]) => [key, otherValue(each)]),
  );
}

const { id } = defaultLanguage;
const forms = countWords(id);
const usual: Readonly<Record<string, string>> = vocabulary(id, forms);

/** The words of the vocabulary that change with a placeholder: `organiserAddress` with `organiser.street`. */
export async function wordsOf(fact: string): Promise<string[]> {
  const address = `${contentUrl}format/vocabulary.ts?changed=${fact}`;
  try {
    const content = (await import(address)) as { vocabulary: typeof vocabulary };
    const words = content.vocabulary(id, forms);
    return Object.entries(words).flatMap(([name, word]) => (usual[name] === word ? [] : [name]));
  } catch {
    // No word can be made of another value, so none names it.
    return [];
  }
}
