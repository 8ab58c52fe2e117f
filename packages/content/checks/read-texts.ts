import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textFallback, type LanguageCode } from '../facts/languages.ts';
import { sharedSentences } from '../format/shared-sentences.ts';

interface TextTree {
  [key: string]: string | TextTree;
}

/** Every text of a language as it stands in the files, by `namespace:key.path`. */
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

/** The sentences that texts may name, with the facts in them. */
export function sharedWords(code: LanguageCode, facts: Record<string, string>) {
  const texts = [...readTexts(textFallback[code] ?? code), ...readTexts(code)];
  const of = (namespace: string) =>
    Object.fromEntries(
      texts
        .filter(([key]) => key.startsWith(`${namespace}:`))
        .map(([key, text]) => [key.replace(`${namespace}:`, ''), text]),
    );
  const shared = { entry: of('entry'), promises: of('promises') };
  return sharedSentences(shared as Parameters<typeof sharedSentences>[0], facts);
}

/** The plural forms of counted things: `days_one`, `days_other`. */
export function countWords(code: LanguageCode): Record<string, string> {
  const words = [...readTexts(textFallback[code] ?? code), ...readTexts(code)].filter(([key]) =>
    key.startsWith('counts:'),
  );
  return Object.fromEntries(words.map(([key, text]) => [key.replace('counts:', ''), text]));
}
