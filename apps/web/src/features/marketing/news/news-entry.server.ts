import { pick } from '@kongres/content/facts/collection';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { organiser } from '@kongres/content/facts/organiser';
import type { Entry } from '@kongres/content/model/kinds';
import { entriesOf } from '@kongres/content/model/read-entries';
import { ownLinks } from '../../../components/links/own-links.ts';
import { breadcrumbs, graph } from '../../../components/structured/graph.server.ts';
import { finishedField, finishedTexts } from '../../../lib/i18n/texts.server.ts';
import { absoluteAddress } from '../../../lib/routing/absolute-address.ts';
import { addressOf, entryAddress } from '@kongres/contract/pages';
import { shareAddress } from '../../../lib/routing/share-addresses.server.ts';
import { dateOf, momentOf, paragraphsOf } from './news-fields.server.ts';

type News = Entry<'news'>;

export type NewsEntryData = NonNullable<ReturnType<typeof newsEntryPage>>['data'];

/** The page of a piece of news, between the one before it and the one after it. */
export function newsEntryPage(code: LanguageCode, id: string) {
  const all = entriesOf('news');
  const index = all.findIndex((each) => each.id === id);
  const entry = all[index];
  if (!entry) return null;
  const title = finishedField(code, entry.title);
  const paragraphs = paragraphsOf(entry, code);
  const [about = ''] = paragraphs;
  const date = dateOf(entry, code);
  const data = {
    id,
    title,
    paragraphs,
    ...date,
    sample: entry.sample,
    photo: photoOf(entry),
    links: ownLinks(entry.links),
    newer: nameOf(all[index - 1], code),
    older: nameOf(all[index + 1], code),
  };
  const { heading } = finishedTexts(code, 'news');
  const structured = graph(
    articleOf(entry, code),
    breadcrumbs(
      code,
      { page: 'news', name: heading },
      { page: 'news-entry', entry: id, name: title },
    ),
  );
  return { words: { title, day: date.long, about }, data: { ...data, structured } };
}

function nameOf(entry: News | undefined, code: LanguageCode) {
  return entry && { id: entry.id, title: finishedField(code, entry.title) };
}

function photoOf({ photo }: News): string | undefined {
  return photo && `/photos/${photo}`;
}

function articleOf(entry: News, code: LanguageCode): object {
  const language = pick(languages, code);
  const home = absoluteAddress(addressOf('home', language));
  const us = { '@type': 'Organization', name: organiser.name, url: home };
  const picture = photoOf(entry) ?? shareAddress({ kind: 'page', id: 'news', language });
  return {
    '@type': 'NewsArticle',
    headline: finishedField(code, entry.title),
    description: paragraphsOf(entry, code)[0],
    url: absoluteAddress(entryAddress('news-entry', entry.id, language)),
    image: absoluteAddress(picture),
    inLanguage: code,
    datePublished: momentOf(entry),
    author: us,
    publisher: us,
  };
}
