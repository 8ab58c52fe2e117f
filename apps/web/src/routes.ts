import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { languages, type Language } from '@kongres/content/facts/languages';
import { appIcons, iconPaths } from './illustrations/icon-paths.ts';
import { pageTable } from '@kongres/contract/pages';
import { listFeedPaths } from './lib/routing/feed-paths.server.ts';
import {
  listPublishedOptionalPages,
  getPageFile,
  listPublishedEntryPages,
  listProgrammeIndexPaths,
} from './lib/routing/published-pages.server.ts';

/** One route per kind of entry. */
export function createPageRoutes(
  language: Language,
  rows: readonly { id: string; path: string }[],
) {
  return rows.map((page) => {
    const id = `${language.path}/${page.id}`;
    const file = `routes/${getPageFile(page.id)}.tsx`;
    return page.path ? route(page.path, file, { id }) : index(file, { id });
  });
}

/**
 * One route per language and page instead of a :lang parameter: unknown addresses such as /foo or /xx/faq match the 404
 * page in the browser exactly as in nginx.
 */
export default [
  ...languages.map((language) =>
    route(
      language.path,
      'layout/site-layout.tsx',
      { id: language.path },
      createPageRoutes(language, [
        ...pageTable,
        ...listPublishedOptionalPages(),
        ...listPublishedEntryPages(),
      ]),
    ),
  ),
  ...(import.meta.env.DEV
    ? [route('component-gallery', 'component-gallery/component-gallery.tsx')]
    : []),
  route('press/:file', 'features/marketing/press/press-file.ts'),
  ...(listProgrammeIndexPaths().length > 0
    ? [route('programme/:file', 'components/programme-index/programme-index-file.ts')]
    : []),
  ...(listFeedPaths().length > 0
    ? [route('feeds/:file', 'features/marketing/news/feed/feed-file.ts')]
    : []),
  route('calendar/*', 'features/programme/calendar/calendar-file.routes.ts'),
  route('search/:file', 'features/search/file/search-file.routes.ts'),
  route('art/:file', 'illustrations/drawing-file.ts'),
  route('offline/:file', 'offline/precache-manifest-file.ts'),
  route('manifest/:file', 'offline/web-manifest-file.ts'),
  ...[...Object.values(iconPaths), ...appIcons.map(({ address }) => address)].map((address) =>
    route(address, 'illustrations/icon-file.ts', { id: address }),
  ),
  layout('layout/site-layout.tsx', { id: 'unknown' }, [
    route('*', 'routes/not-found.tsx', { id: 'unknown/page' }),
  ]),
] satisfies RouteConfig;
