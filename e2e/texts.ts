import { textFallback, type LanguageCode } from '@kongres/content/facts/languages';
import type { Namespace, Texts } from '@kongres/content/texts/namespaces';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Tree {
  [key: string]: string | Tree;
}

/** A namespace as its files say it, for comparing what a page shows with what was written. */
export function textsOf<N extends Namespace>(code: LanguageCode, namespace: N): Texts[N] {
  const fallback = textFallback[code];
  const own = read(code, namespace);
  return (fallback ? merge(read(fallback, namespace), own) : own) as Texts[N];
}

/** A text as a page shows it: one-letter words and money are tied there by no-break spaces, not in the files. */
export function plain(text: string): RegExp {
  const escaped = text.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(escaped.replaceAll(/\s/g, '\\s'));
}

function read(code: LanguageCode, namespace: Namespace): Tree {
  const folder = join(import.meta.dirname, '../packages/content/texts', code);
  try {
    return JSON.parse(readFileSync(join(folder, `${namespace}.json`), 'utf8')) as Tree;
  } catch {
    return {};
  }
}

function merge(below: Tree, above: Tree): Tree {
  const merged = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const under = merged[key];
    merged[key] =
      typeof value === 'object' && typeof under === 'object' ? merge(under, value) : value;
  }
  return merged;
}
