import { textFallback, type LanguageCode } from '@kongres/content/facts/languages';
import type { Namespace, Texts } from '@kongres/content/texts/namespaces';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Tree {
  [key: string]: string | Tree;
}

/** Reads a namespace from its files, merged over its fallback language. */
export function getTexts<N extends Namespace>(code: LanguageCode, namespace: N): Texts[N] {
  const fallback = textFallback[code];
  const own = readNamespace(code, namespace);
  return (fallback ? mergeTexts(readNamespace(fallback, namespace), own) : own) as Texts[N];
}

/** Pattern for a text as a page shows it, with no-break spaces that the files do not contain. */
export function toTextPattern(text: string): RegExp {
  const escaped = text.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(escaped.replaceAll(/\s/g, '\\s'));
}

function readNamespace(code: LanguageCode, namespace: Namespace): Tree {
  const folder = join(import.meta.dirname, '../packages/content/texts', code);
  try {
    return JSON.parse(readFileSync(join(folder, `${namespace}.json`), 'utf8')) as Tree;
  } catch {
    return {};
  }
}

function mergeTexts(below: Tree, above: Tree): Tree {
  // Sparse languages override list items by index.
  const merged = Array.isArray(below) ? Object.assign([], below) : { ...below };
  for (const [key, value] of Object.entries(above)) {
    const under = merged[key];
    merged[key] =
      typeof value === 'object' && typeof under === 'object' ? mergeTexts(under, value) : value;
  }
  return merged;
}
