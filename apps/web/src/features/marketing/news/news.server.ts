import { pick } from '@kongres/content/facts/collection';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import type { Entry } from '@kongres/content/model/kinds';
import { entriesOf } from '@kongres/content/model/read-entries';
import { breadcrumbs, graph } from '../../../components/structured/graph.server.ts';
import { finishedField, finishedTexts } from '../../../lib/i18n/texts.server.ts';
import { builtFeeds, feedAddress } from '../../../lib/routing/feed-addresses.server.ts';
import { dateOf, paragraphsOf } from './news-fields.server.ts';

type News = Entry<'news'>;

export type NewsListData = ReturnType<typeof newsList>;
export type NewsRow = ReturnType<typeof rowOf>;

/** The newest with how it begins, all others by month with their titles alone: the list stays short with two hundred. */
export function newsList(code: LanguageCode) {
  const [newest, ...others] = entriesOf('news');
  const months = Map.groupBy(others, ({ date }) => date.slice(0, 7));
  const { heading } = finishedTexts(code, 'news');
  return {
    newest: newest && { ...rowOf(newest, code), begins: paragraphsOf(newest, code)[0] ?? '' },
    months: [...months].map(([month, entries]) => ({
      id: month,
      name: capital(entries[0] ? dateOf(entries[0], code).month : month, code),
      entries: entries.map((entry) => rowOf(entry, code)),
    })),
    feeds: builtFeeds().map((id) => ({
      id,
      name: finishedTexts(code, 'feeds')[id].title,
      address: feedAddress(id, pick(languages, code)),
    })),
    structured: graph(breadcrumbs(code, { page: 'news', name: heading })),
  };
}

/** For the home page: nothing at all as long as there is no news, so that it stays as it is. */
export function newestNews(code: LanguageCode) {
  const [newest] = entriesOf('news');
  if (!newest) return {};
  const { sample, ...row } = rowOf(newest, code);
  return {
    news: {
      ...row,
      sample: sample && finishedTexts(code, 'news').sample,
      label: finishedTexts(code, 'frame').pages.news,
    },
  };
}

export type NewestNewsData = NonNullable<ReturnType<typeof newestNews>['news']>;

function rowOf(entry: News, code: LanguageCode) {
  return {
    id: entry.id,
    sample: entry.sample,
    title: finishedField(code, entry.title),
    ...dateOf(entry, code),
  };
}

function capital(words: string, code: LanguageCode): string {
  return words.charAt(0).toLocaleUpperCase(code) + words.slice(1);
}
