import { createInstance, type i18n as I18n } from 'i18next';
import { languages, textFallback, type LanguageCode } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import { addNoBreakSpaces, joinRanges } from '@kongres/content/format/typography';
import { fillSharedSentences } from '@kongres/content/format/shared-sentences';
import { formatCounts, buildVocabulary } from '@kongres/content/format/vocabulary';
import { countEntries } from '@kongres/content/model/entry-counts';
import { isPublished, type PublishedKind } from '@kongres/content/model/published';
import type { Localized } from '@kongres/content/model/fields';
import type { Namespace, Texts } from '@kongres/content/texts/namespaces';
import { mergeTexts } from './apply-phase.ts';

type TextNode = string | TextNode[] | TextTree;

interface TextTree {
  [key: string]: TextNode;
}

const files = import.meta.glob<TextTree>('../../../../../packages/content/texts/*/*.json', {
  eager: true,
  import: 'default',
});

const resources: Partial<Record<LanguageCode, Record<string, TextTree>>> = {};
for (const [path, texts] of Object.entries(files)) {
  const [code, file] = path.split('/').slice(-2) as [LanguageCode, string];
  (resources[code] ??= {})[file.replace('.json', '')] = texts;
}

const variables = new Map(languages.map(({ id }) => [id, buildVariables(id)]));

function buildVariables(code: LanguageCode): Record<string, string> {
  const countWords = getFlatNamespace(code, 'counts');
  const facts = {
    ...buildVocabulary(code, countWords),
    ...formatCounts(countEntries(), code, countWords),
  };
  const shared = {
    entry: getFlatNamespace(code, 'entry'),
    promises: getFlatNamespace(code, 'promises'),
  };
  return { ...facts, ...fillSharedSentences(shared, facts) };
}

/** A flat namespace merged with its fallback language. */
function getFlatNamespace<N extends 'counts' | 'entry' | 'promises'>(
  code: LanguageCode,
  namespace: N,
) {
  return {
    ...resources[textFallback[code] ?? code]?.[namespace],
    ...resources[code]?.[namespace],
  } as Texts[N];
}

const instances = new Map(languages.map(({ id }) => [id, createI18n(id)]));

function createI18n(code: LanguageCode): I18n {
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
    // `fillText` replaces the remaining variables in components.
    missingInterpolationHandler: (_text, match: RegExpExecArray) => match[0],
  });
  return instance;
}

const textsByNamespace = new Map<string, Texts[Namespace]>();

/** Texts of a namespace with facts and fallbacks resolved; cached. */
export function getTexts<N extends Namespace>(code: LanguageCode, namespace: N): Texts[N] {
  const key = `${code} ${namespace}`;
  const known =
    (textsByNamespace.get(key) as Texts[N] | undefined) ?? resolveTexts(code, namespace);
  textsByNamespace.set(key, known);
  return known;
}

function resolveTexts<N extends Namespace>(code: LanguageCode, namespace: N): Texts[N] {
  const tree = resources[textFallback[code] ?? code]?.[namespace];
  if (!tree) throw new Error(`${code} has no texts "${namespace}"`);
  return applyPublication(resolveNode(tree, '') as TextTree) as Texts[N];

  function resolveNode(node: TextNode, key: string): TextNode {
    if (typeof node === 'string') return resolveSentence(key);
    const keyOf = (name: string | number) => (key ? `${key}.${name}` : String(name));
    if (Array.isArray(node)) return node.map((item, index) => resolveNode(item, keyOf(index)));
    return Object.fromEntries(
      Object.entries(node).map(([name, item]) => [name, resolveNode(item, keyOf(name))]),
    );
  }

  function resolveSentence(key: string): string {
    const text = instances.get(code)?.t(key, { ns: namespace }) ?? key;
    return joinRanges(addNoBreakSpaces(text, code));
  }
}

/** Applies the `published` texts of each published kind. */
function applyPublication({ published = {}, ...texts }: TextTree): TextTree {
  const publishedTexts = Object.entries(published).filter(([kind]) =>
    isPublished(kind as PublishedKind),
  );
  return publishedTexts.reduce<TextTree>(
    (base, [, overrides]) => mergeTexts(overrides as TextTree, base),
    texts,
  );
}

/** A localised field of an entry. */
export function getEntryText(code: LanguageCode, field: Localized): string {
  const text = field[code] ?? field[textFallback[code] ?? code] ?? '';
  return joinRanges(addNoBreakSpaces(fillText(text, variables.get(code) ?? {}), code));
}

/** A count in words, "500 miejsc", or a plural label. The forms are in counts.json. */
export function formatCount(
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

/** Plural forms for pages that count in the browser. */
export function getCountForms(
  code: LanguageCode,
  key: 'exhibitors' | 'sessions',
): Record<string, string> {
  const forms = Object.entries(getFlatNamespace(code, 'counts')).filter(([name]) =>
    name.startsWith(`${key}_`),
  );
  return Object.fromEntries(forms);
}
