import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createInstance } from 'i18next';
import { textFallback, type LanguageCode } from '@kongres/content/facts/languages';
import { fillSharedSentences } from '@kongres/content/format/shared-sentences';
import { buildVocabulary } from '@kongres/content/format/vocabulary';
import type { Namespace, Texts } from '@kongres/content/texts/namespaces';

/** Dotted paths of a tree of texts, such as `ticket.subject`. */
export type PathTo<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${PathTo<Tree[Key]>}`;
}[keyof Tree & string];

/** i18next translator for texts of the API (emails, certificates) with facts as variables. */
export function createTranslator(code: LanguageCode, namespaces: readonly Namespace[]) {
  const complete = textFallback[code] ?? code;
  const instance = createInstance();
  void instance.init({
    lng: code,
    fallbackLng: complete,
    ns: namespaces,
    resources: {
      [code]: readNamespaces(code, namespaces),
      [complete]: readNamespaces(complete, namespaces),
    },
    initAsync: false,
    interpolation: {
      escapeValue: false,
      defaultVariables: getVariables(code),
    },
  });
  return instance.t;
}

function getVariables(code: LanguageCode): Record<string, string> {
  const facts = buildVocabulary(code, readMergedNamespace(code, 'counts'));
  const shared = {
    entry: readMergedNamespace(code, 'entry'),
    promises: readMergedNamespace(code, 'promises'),
  };
  return { ...facts, ...fillSharedSentences(shared, facts) };
}

/** A flat namespace; languages with a fallback override only some of its texts. */
function readMergedNamespace<N extends 'counts' | 'entry' | 'promises'>(
  code: LanguageCode,
  namespace: N,
) {
  return {
    ...readNamespaces(textFallback[code] ?? code, [namespace])[namespace],
    ...readNamespaces(code, [namespace])[namespace],
  } as Texts[N];
}

function readNamespaces(code: LanguageCode, namespaces: readonly Namespace[]) {
  const entries = namespaces.flatMap((namespace) => {
    const address = import.meta.resolve(`@kongres/content/texts/${code}/${namespace}.json`);
    const text = readIfExists(fileURLToPath(address));
    return text === null ? [] : [[namespace, JSON.parse(text)]];
  });
  return Object.fromEntries(entries) as Record<string, Record<string, string>>;
}

/** Languages with a fallback omit files without differences. */
function readIfExists(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
