import { getRow } from '@kongres/content/facts/collection';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { organiser } from '@kongres/content/facts/organiser';
import type { Entry } from '@kongres/content/model/kinds';
import { listEntries } from '@kongres/content/model/read-entries';
import { listProfileLinks } from '../../../components/links/profile-links.ts';
import {
  buildBreadcrumbs,
  serialiseGraph,
} from '../../../components/structured-data/schema-graph.server.ts';
import { getEntryText, getTexts } from '../../../lib/i18n/texts.server.ts';
import { getAbsoluteUrl } from '../../../lib/routing/absolute-url.ts';
import { getLocalizedPath, getEntryPath } from '@kongres/contract/pages';
import { getSharePicturePath } from '../../../lib/routing/share-picture-paths.server.ts';
import { buildNewsDate, getPublishedAt, splitParagraphs } from './news-fields.server.ts';

type News = Entry<'news'>;

export type NewsEntryData = NonNullable<ReturnType<typeof buildNewsEntryPage>>['data'];

export function buildNewsEntryPage(code: LanguageCode, id: string) {
  const all = listEntries('news');
  const index = all.findIndex((each) => each.id === id);
  const entry = all[index];
  if (!entry) return null;
  const title = getEntryText(code, entry.title);
  const paragraphs = splitParagraphs(entry, code);
  const [summary = ''] = paragraphs;
  const date = buildNewsDate(entry, code);
  const data = {
    id,
    title,
    paragraphs,
    ...date,
    sample: entry.sample,
    photo: getPhotoPath(entry),
    links: listProfileLinks(entry.links),
    newer: toNewsLink(all[index - 1], code),
    older: toNewsLink(all[index + 1], code),
  };
  const { heading } = getTexts(code, 'news');
  const structured = serialiseGraph(
    buildArticle(entry, code),
    buildBreadcrumbs(
      code,
      { page: 'news', name: heading },
      { page: 'news-entry', entry: id, name: title },
    ),
  );
  return { words: { title, day: date.long, about: summary }, data: { ...data, structured } };
}

function toNewsLink(entry: News | undefined, code: LanguageCode) {
  return entry && { id: entry.id, title: getEntryText(code, entry.title) };
}

function getPhotoPath({ photo }: News): string | undefined {
  return photo && `/photos/${photo}`;
}

function buildArticle(entry: News, code: LanguageCode): object {
  const language = getRow(languages, code);
  const home = getAbsoluteUrl(getLocalizedPath('home', language));
  const organisation = { '@type': 'Organization', name: organiser.name, url: home };
  const picture =
    getPhotoPath(entry) ?? getSharePicturePath({ kind: 'page', id: 'news', language });
  return {
    '@type': 'NewsArticle',
    headline: getEntryText(code, entry.title),
    description: splitParagraphs(entry, code)[0],
    url: getAbsoluteUrl(getEntryPath('news-entry', entry.id, language)),
    image: getAbsoluteUrl(picture),
    inLanguage: code,
    datePublished: getPublishedAt(entry),
    author: organisation,
    publisher: organisation,
  };
}
