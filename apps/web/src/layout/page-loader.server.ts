import type { LoaderFunctionArgs } from 'react-router';
import { defaultLanguage, languageAt, type LanguageCode } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import type { Namespace, Texts } from '@kongres/content/texts/namespaces';
import { builtPhase } from '../lib/edition/built-phase.server.ts';
import { inPhase } from '../lib/i18n/in-phase.ts';
import { finishedTexts } from '../lib/i18n/texts.server.ts';
import { feedAddress, feedAt } from '../lib/routing/feed-addresses.server.ts';
import { shareAddress, shareSubjectAt } from '../lib/routing/share-addresses.server.ts';

type PageNamespace = {
  [N in Namespace]: Texts[N] extends { head: object } ? N : never;
}[Namespace];

/** What a page is prerendered from, and fetches when it is reached by a link. */
export interface PageData<N extends Namespace = Namespace, Data = unknown> {
  head: {
    title: string;
    description: string;
    /** The address of what stands beside a shared link, where it is not the picture of the site. */
    picture?: string | undefined;
    /** What tells of changes to pages like this one. */
    feed?: { title: string; address: string };
  };
  texts: Pick<Texts, N>;
  data: Data;
}

/** The data of a page stands beside it: that of /de at /de.data. */
function stepsOf(request: Request): string[] {
  const path = new URL(request.url).pathname.replace(/\.data$/, '');
  return path.split('/').filter(Boolean);
}

export function languageOf(request: Request) {
  return languageAt(stepsOf(request)[0]) ?? defaultLanguage;
}

function pictureOf(request: Request): string | undefined {
  const subject = shareSubjectAt(stepsOf(request).slice(1).join('/'), languageOf(request));
  return subject && shareAddress(subject);
}

function feedOf(request: Request): Pick<PageData['head'], 'feed'> {
  const language = languageOf(request);
  const id = feedAt(stepsOf(request).slice(1).join('/'));
  if (!id) return {};
  const { title } = finishedTexts(language.id, 'feeds')[id];
  return { feed: { title, address: feedAddress(id, language) } };
}

/** Loads a page's own texts, the texts of the features it shows, and the data they draw on. */
export function pageLoader<Own extends PageNamespace, const Shared extends Namespace, Data>(
  own: Own,
  shared: readonly Shared[],
  data: (code: LanguageCode) => Data | Promise<Data>,
): (args: LoaderFunctionArgs) => Promise<PageData<Own | Shared, Data>>;
export function pageLoader<Own extends PageNamespace, const Shared extends Namespace = never>(
  own: Own,
  shared?: readonly Shared[],
): (args: LoaderFunctionArgs) => Promise<PageData<Own | Shared, null>>;
export function pageLoader(
  own: PageNamespace,
  shared: readonly Namespace[] = [],
  data: (code: LanguageCode) => unknown = () => null,
) {
  return async ({ request }: LoaderFunctionArgs) => {
    const code = languageOf(request).id;
    const texts = Object.fromEntries(
      [own, ...shared].map((namespace) => [namespace, forBrowser(finishedTexts(code, namespace))]),
    );
    const { title, description } = inPhase(finishedTexts(code, own), builtPhase).head;
    const head: PageData['head'] = {
      title,
      description,
      picture: pictureOf(request),
      ...feedOf(request),
    };
    return { head, texts, data: await data(code) };
  };
}

interface EntryPage<Data> {
  words: Record<string, string>;
  /** Where it is not that of the texts. */
  head?: PageData['head'];
  data: Data;
}

/**
 * Loads a page of an entry. `words` are what only the entry knows of its head; null is an entry that nobody knows,
 * which only a developer can ask for: the server has no page for it.
 */
export function entryLoader<Own extends PageNamespace, const Shared extends Namespace, Data>(
  own: Own,
  shared: readonly Shared[],
  read: (code: LanguageCode, id: string) => EntryPage<Data> | null,
) {
  const loadTexts = pageLoader(own, shared);
  return async (args: LoaderFunctionArgs): Promise<PageData<Own | Shared, Data>> => {
    const { head, texts } = await loadTexts(args);
    const entry = read(languageOf(args.request).id, args.params['id'] ?? '');
    if (!entry) throw new Response(null, { status: 404 });
    const { words, data, head: told = head } = entry;
    return {
      head: {
        ...head,
        title: fillText(told.title, words),
        description: fillText(told.description, words),
      },
      texts,
      data,
    };
  };
}

/** Without what stands in the head: search engines read a page as it was built. */
function forBrowser(texts: object): object {
  const { head: _, phases, ...rest } = { head: null, phases: null, ...texts };
  if (!phases) return rest;
  const variants = Object.entries<object>(phases).map(([phase, own]) => [phase, forBrowser(own)]);
  return { ...rest, phases: Object.fromEntries(variants) };
}
