import type { LoaderFunctionArgs } from 'react-router';
import {
  defaultLanguage,
  findLanguageByPath,
  type LanguageCode,
} from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import type { Namespace, Texts } from '@kongres/content/texts/namespaces';
import { builtPhase } from '../lib/edition/built-phase.server.ts';
import { applyPhase } from '../lib/i18n/apply-phase.ts';
import { getTexts } from '../lib/i18n/texts.server.ts';
import { getFeedPath, findPageFeed } from '../lib/routing/feed-paths.server.ts';
import {
  getSharePicturePath,
  findShareSubject,
} from '../lib/routing/share-picture-paths.server.ts';

type PageNamespace = {
  [N in Namespace]: Texts[N] extends { head: object } ? N : never;
}[Namespace];

/** Loader data of a page, also fetched on client navigation. */
export interface PageData<N extends Namespace = Namespace, Data = unknown> {
  head: {
    title: string;
    description: string;
    /** Share picture, if not the one of the site. */
    picture?: string | undefined;
    /** Feed of changes to pages like this one. */
    feed?: { title: string; address: string };
  };
  texts: Pick<Texts, N>;
  data: Data;
}

/** Loader data of /de is requested as /de.data. */
function getPathSegments(request: Request): string[] {
  const path = new URL(request.url).pathname.replace(/\.data$/, '');
  return path.split('/').filter(Boolean);
}

export function getRequestLanguage(request: Request) {
  return findLanguageByPath(getPathSegments(request)[0]) ?? defaultLanguage;
}

function getSharePicture(request: Request): string | undefined {
  const subject = findShareSubject(
    getPathSegments(request).slice(1).join('/'),
    getRequestLanguage(request),
  );
  return subject && getSharePicturePath(subject);
}

function getPageFeed(request: Request): Pick<PageData['head'], 'feed'> {
  const language = getRequestLanguage(request);
  const id = findPageFeed(getPathSegments(request).slice(1).join('/'));
  if (!id) return {};
  const { title } = getTexts(language.id, 'feeds')[id];
  return { feed: { title, address: getFeedPath(id, language) } };
}

/** Loads the page's texts, those of its features, and its data. */
export function createPageLoader<Page extends PageNamespace, const Shared extends Namespace, Data>(
  namespace: Page,
  shared: readonly Shared[],
  data: (code: LanguageCode) => Data | Promise<Data>,
): (args: LoaderFunctionArgs) => Promise<PageData<Page | Shared, Data>>;
export function createPageLoader<
  Page extends PageNamespace,
  const Shared extends Namespace = never,
>(
  namespace: Page,
  shared?: readonly Shared[],
): (args: LoaderFunctionArgs) => Promise<PageData<Page | Shared, null>>;
export function createPageLoader(
  pageNamespace: PageNamespace,
  shared: readonly Namespace[] = [],
  data: (code: LanguageCode) => unknown = () => null,
) {
  return async ({ request }: LoaderFunctionArgs) => {
    const code = getRequestLanguage(request).id;
    const texts = Object.fromEntries(
      [pageNamespace, ...shared].map((namespace) => [
        namespace,
        removeHeadTexts(getTexts(code, namespace)),
      ]),
    );
    const { title, description } = applyPhase(getTexts(code, pageNamespace), builtPhase).head;
    const head: PageData['head'] = {
      title,
      description,
      picture: getSharePicture(request),
      ...getPageFeed(request),
    };
    return { head, texts, data: await data(code) };
  };
}

interface EntryPage<Data> {
  words: Record<string, string>;
  /** Replaces the head texts of the page. */
  head?: PageData['head'];
  data: Data;
}

/**
 * Loads the page of an entry. `words` fill the head texts. `read` returns null for an unknown id, which happens in
 * development only.
 */
export function createEntryLoader<Page extends PageNamespace, const Shared extends Namespace, Data>(
  namespace: Page,
  shared: readonly Shared[],
  read: (code: LanguageCode, id: string) => EntryPage<Data> | null,
) {
  const loadTexts = createPageLoader(namespace, shared);
  return async (args: LoaderFunctionArgs): Promise<PageData<Page | Shared, Data>> => {
    const { head, texts } = await loadTexts(args);
    const entry = read(getRequestLanguage(args.request).id, args.params['id'] ?? '');
    if (!entry) throw new Response(null, { status: 404 });
    const { words, data, head: headTexts = head } = entry;
    return {
      head: {
        ...head,
        title: fillText(headTexts.title, words),
        description: fillText(headTexts.description, words),
      },
      texts,
      data,
    };
  };
}

/** Head texts are for search engines only, which read the built page. */
function removeHeadTexts(texts: object): object {
  const { head: _, phases, ...rest } = { head: null, phases: null, ...texts };
  if (!phases) return rest;
  const variants = Object.entries<object>(phases).map(([phase, own]) => [
    phase,
    removeHeadTexts(own),
  ]);
  return { ...rest, phases: Object.fromEntries(variants) };
}
