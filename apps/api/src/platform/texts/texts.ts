import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createInstance } from 'i18next';
import { textFallback, type LanguageCode } from '@kongres/content/facts/languages';
import { sharedSentences } from '@kongres/content/format/shared-sentences';
import { vocabulary } from '@kongres/content/format/vocabulary';
import type { Namespace, Texts } from '@kongres/content/texts/namespaces';

/** Every way down a tree of texts: `ticket.subject`. */
export type PathTo<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${PathTo<Tree[Key]>}`;
}[keyof Tree & string];

/** i18next over the texts the API itself writes: mails and certificates. Facts are filled in. */
export function textsFor(code: LanguageCode, namespaces: readonly Namespace[]) {
  const complete = textFallback[code] ?? code;
  const instance = createInstance();
  void instance.init({
    lng: code,
    fallbackLng: complete,
    ns: namespaces,
    resources: {
      [code]: read(code, namespaces),
      [complete]: read(complete, namespaces),
    },
    initAsync: false,
    interpolation: {
      escapeValue: false,
      defaultVariables: variablesOf(code),
    },
  });
  return instance.t;
}

function variablesOf(code: LanguageCode): Record<string, string> {
  const facts = vocabulary(code, flat(code, 'counts'));
  const shared = { entry: flat(code, 'entry'), promises: flat(code, 'promises') };
  return { ...facts, ...sharedSentences(shared, facts) };
}

/** A namespace without depth, the sparse language over the one it falls back to. */
function flat<N extends 'counts' | 'entry' | 'promises'>(code: LanguageCode, namespace: N) {
  return {
    ...read(textFallback[code] ?? code, [namespace])[namespace],
    ...read(code, [namespace])[namespace],
  } as Texts[N];
}

function read(code: LanguageCode, namespaces: readonly Namespace[]) {
  const entries = namespaces.flatMap((namespace) => {
    const address = import.meta.resolve(`@kongres/content/texts/${code}/${namespace}.json`);
    const text = readIfThere(fileURLToPath(address));
    return text === null ? [] : [[namespace, JSON.parse(text)]];
  });
  return Object.fromEntries(entries) as Record<string, Record<string, string>>;
}

/** A sparse language leaves out the files in which nothing differs. */
function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
