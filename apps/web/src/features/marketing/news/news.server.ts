import { getRow } from '@kongres/content/facts/collection';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import type { Entry } from '@kongres/content/model/kinds';
import { listEntries } from '@kongres/content/model/read-entries';
import {
  buildBreadcrumbs,
  serialiseGraph,
} from '../../../components/structured-data/schema-graph.server.ts';
import { getEntryText, getTexts } from '../../../lib/i18n/texts.server.ts';
import { listPublishedFeeds, getFeedPath } from '../../../lib/routing/feed-paths.server.ts';
import { buildNewsDate, splitParagraphs } from './news-fields.server.ts';

type News = Entry<'news'>;

export type NewsListData = ReturnType<typeof buildNewsList>;
export type NewsRow = ReturnType<typeof toNewsRow>;

/** Only the newest entry carries its first paragraph; older ones carry titles, which keeps the route data small. */
export function buildNewsList(code: LanguageCode) {
  const [newest, ...others] = listEntries('news');
  const months = Map.groupBy(others, ({ date }) => date.slice(0, 7));
  const { heading } = getTexts(code, 'news');
  return {
    newest: newest && { ...toNewsRow(newest, code), intro: splitParagraphs(newest, code)[0] ?? '' },
    months: [...months].map(([month, entries]) => ({
      id: month,
      name: formatMonthName(entries[0] ? buildNewsDate(entries[0], code).month : month, code),
      entries: entries.map((entry) => toNewsRow(entry, code)),
    })),
    feeds: listPublishedFeeds().map((id) => ({
      id,
      name: getTexts(code, 'feeds')[id].title,
      address: getFeedPath(id, getRow(languages, code)),
    })),
    structured: serialiseGraph(buildBreadcrumbs(code, { page: 'news', name: heading })),
  };
}

/** News teaser of the home page; empty while there is no news. */
export function buildNewestNews(code: LanguageCode) {
  const [newest] = listEntries('news');
  if (!newest) return {};
  const { sample, ...row } = toNewsRow(newest, code);
  return {
    news: {
      ...row,
      sample: sample && getTexts(code, 'news').sample,
      label: getTexts(code, 'frame').pages.news,
    },
  };
}

export type NewestNewsData = NonNullable<ReturnType<typeof buildNewestNews>['news']>;

function toNewsRow(entry: News, code: LanguageCode) {
  return {
    id: entry.id,
    sample: entry.sample,
    title: getEntryText(code, entry.title),
    ...buildNewsDate(entry, code),
  };
}

function formatMonthName(name: string, code: LanguageCode): string {
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
