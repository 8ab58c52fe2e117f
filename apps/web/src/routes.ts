import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { languages, type Language } from '@kongres/content/facts/languages';
import { appIcons, iconAddresses } from './illustrations/icon-addresses.ts';
import { pageTable } from '@kongres/contract/pages';
import { feedFiles } from './lib/routing/feed-addresses.server.ts';
import {
  builtLaterPages,
  pageFile,
  publishedPages,
  weekFiles,
} from './lib/routing/published-pages.server.ts';

/** The pages in one language: one route for all entries of a kind, however many there are. */
export function pageRoutes(language: Language, rows: readonly { id: string; path: string }[]) {
  return rows.map((page) => {
    const id = `${language.path}/${page.id}`;
    const file = `routes/${pageFile(page.id)}.tsx`;
    return page.path ? route(page.path, file, { id }) : index(file, { id });
  });
}

/**
 * A route per language and page rather than a :lang parameter: an address that is in no row,
 * such as /foo or /xx/faq, then matches the 404 page in the browser exactly as it does in nginx.
 */
export default [
  ...languages.map((language) =>
    route(
      language.path,
      'layout/frame.tsx',
      { id: language.path },
      pageRoutes(language, [...pageTable, ...builtLaterPages(), ...publishedPages()]),
    ),
  ),
  ...(import.meta.env.DEV ? [route('bricks', 'component-gallery/bricks.tsx')] : []),
  route('press/:file', 'features/marketing/press/press-file.ts'),
  ...(weekFiles().length > 0 ? [route('programme/:file', 'components/week/week-file.ts')] : []),
  ...(feedFiles().length > 0
    ? [route('feeds/:file', 'features/marketing/news/feed/feed-file.ts')]
    : []),
  route('calendar/*', 'features/programme/calendar/calendar-file.ts'),
  route('search/:file', 'features/search/file/search-file-route.ts'),
  route('art/:file', 'illustrations/art-file.ts'),
  route('offline/:file', 'offline/kit-file.ts'),
  route('manifest/:file', 'offline/manifest-file.ts'),
  ...[...Object.values(iconAddresses), ...appIcons.map(({ address }) => address)].map((address) =>
    route(address, 'illustrations/icon-file.ts', { id: address }),
  ),
  layout('layout/frame.tsx', { id: 'unknown' }, [
    route('*', 'routes/not-found.tsx', { id: 'unknown/page' }),
  ]),
] satisfies RouteConfig;
