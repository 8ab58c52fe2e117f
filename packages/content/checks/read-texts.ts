import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textFallback, type LanguageCode } from '../facts/languages.ts';
import { fillSharedSentences } from '../format/shared-sentences.ts';

interface TextTree {
  [key: string]: string | TextTree;
}

export function readTexts(code: LanguageCode): Map<string, string> {
  const folder = join(import.meta.dirname, '../texts', code);
  const texts = new Map<string, string>();
  for (const file of readdirSync(folder)) {
    const tree = JSON.parse(readFileSync(join(folder, file), 'utf8')) as TextTree;
    collect(tree, `${file.replace('.json', '')}:`);
  }
  return texts;

  function collect(node: TextTree, prefix: string) {
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'string') texts.set(prefix + key, value);
      else collect(value, `${prefix}${key}.`);
    }
  }
}

export function readSharedSentences(code: LanguageCode, facts: Record<string, string>) {
  const texts = [...readTexts(textFallback[code] ?? code), ...readTexts(code)];
  const of = (namespace: string) =>
    Object.fromEntries(
      texts
        .filter(([key]) => key.startsWith(`${namespace}:`))
        .map(([key, text]) => [key.replace(`${namespace}:`, ''), text]),
    );
  const shared = { entry: of('entry'), promises: of('promises') };
  return fillSharedSentences(shared as Parameters<typeof fillSharedSentences>[0], facts);
}

/** Plural forms by key: `days_one`, `days_other`. */
export function readPluralForms(code: LanguageCode): Record<string, string> {
  const words = [...readTexts(textFallback[code] ?? code), ...readTexts(code)].filter(([key]) =>
    key.startsWith('counts:'),
  );
  return Object.fromEntries(words.map(([key, text]) => [key.replace('counts:', ''), text]));
}
