import { createInstance, type i18n as I18n } from 'i18next';
import { languages, textFallback, type LanguageCode } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import { tie, tieRanges } from '@kongres/content/format/typography';
import { sharedSentences } from '@kongres/content/format/shared-sentences';
import { countedWords, vocabulary } from '@kongres/content/format/vocabulary';
import { entryCounts } from '@kongres/content/model/entry-counts';
import { isPublished, type PublishedKind } from '@kongres/content/model/published';
import type { Localized } from '@kongres/content/model/fields';
import type { Namespace, Texts } from '@kongres/content/texts/namespaces';
import { lay } from './in-phase.ts';

type Node = string | Node[] | Tree;

interface Tree {
  [key: string]: Node;
}

const files = import.meta.glob<Tree>('../../../../../packages/content/texts/*/*.json', {
  eager: true,
  import: 'default',
});

const resources: Partial<Record<LanguageCode, Record<string, Tree>>> = {};
for (const [path, texts] of Object.entries(files)) {
  const [code, file] = path.split('/').slice(-2) as [LanguageCode, string];
  (resources[code] ??= {})[file.replace('.json', '')] = texts;
}

const variables = new Map(languages.map(({ id }) => [id, variablesOf(id)]));

function variablesOf(code: LanguageCode): Record<string, string> {
  const countWords = flat(code, 'counts');
  const facts = {
    ...vocabulary(code, countWords),
    ...countedWords(entryCounts(), code, countWords),
  };
  const shared = { entry: flat(code, 'entry'), promises: flat(code, 'promises') };
  return { ...facts, ...sharedSentences(shared, facts) };
}

/** A namespace without depth, the sparse language over the one it falls back to. */
function flat<N extends 'counts' | 'entry' | 'promises'>(code: LanguageCode, namespace: N) {
  return {
    ...resources[textFallback[code] ?? code]?.[namespace],
    ...resources[code]?.[namespace],
  } as Texts[N];
}

const instances = new Map(languages.map(({ id }) => [id, start(id)]));

function start(code: LanguageCode): I18n {
  const complete = textFallback[code] ?? code;
  const instance = createInstance();
  void instance.init({
    lng: code,
    fallbackLng: complete,
    resources,
    initAsync: false,
    interpolation: {
      escapeValue: false,
      defaultVariables: variables.get(code) ?? {},
    },
    // Variables that only a component knows stay in the text, for `fill` to replace.
    missingInterpolationHandler: (_text, match: RegExpExecArray) => match[0],
  });
  return instance;
}

const finished = new Map<string, Texts[Namespace]>();

/** The texts of a namespace as finished sentences: facts filled in, fallbacks resolved; worked out once. */
export function finishedTexts<N extends Namespace>(code: LanguageCode, namespace: N): Texts[N] {
  const key = `${code} ${namespace}`;
  const known = (finished.get(key) as Texts[N] | undefined) ?? finish(code, namespace);
  finished.set(key, known);
  return known;
}

function finish<N extends Namespace>(code: LanguageCode, namespace: N): Texts[N] {
  const tree = resources[textFallback[code] ?? code]?.[namespace];
  if (!tree) throw new Error(`${code} has no texts "${namespace}"`);
  return inPublication(below(tree, '') as Tree) as Texts[N];

  function below(node: Node, key: string): Node {
    if (typeof node === 'string') return sentence(key);
    const keyOf = (name: string | number) => (key ? `${key}.${name}` : String(name));
    if (Array.isArray(node)) return node.map((item, index) => below(item, keyOf(index)));
    return Object.fromEntries(
      Object.entries(node).map(([name, item]) => [name, below(item, keyOf(name))]),
    );
  }

  function sentence(key: string): string {
    const text = instances.get(code)?.t(key, { ns: namespace }) ?? key;
    return tieRanges(tie(text, code));
  }
}

/** What `published` holds for a kind takes the place of what announced it, once that kind is published. */
function inPublication({ published = {}, ...texts }: Tree): Tree {
  const own = Object.entries(published).filter(([kind]) => isPublished(kind as PublishedKind));
  return own.reduce<Tree>((below, [, above]) => lay(above as Tree, below), texts);
}

/** A text of an entry as a finished sentence. */
export function finishedField(code: LanguageCode, field: Localized): string {
  const text = field[code] ?? field[textFallback[code] ?? code] ?? '';
  return tieRanges(tie(fillText(text, variables.get(code) ?? {}), code));
}

/** A counted thing in words, "500 miejsc", or the label over several. The forms are in counts.json. */
export function counted(
  code: LanguageCode,
  key:
    | 'exhibitors'
    | 'hours'
    | 'minutes'
    | 'rooms'
    | 'seats'
    | 'sessions'
    | 'speakers'
    | 'talks'
    | 'vipTickets',
  count: number,
): string {
  return instances.get(code)?.t(key, { ns: 'counts', count }) ?? String(count);
}

/** The forms of a counted thing, for a page that counts by itself. */
export function countForms(
  code: LanguageCode,
  key: 'exhibitors' | 'sessions',
): Record<string, string> {
  const forms = Object.entries(flat(code, 'counts')).filter(([name]) => name.startsWith(`${key}_`));
  return Object.fromEntries(forms);
}
