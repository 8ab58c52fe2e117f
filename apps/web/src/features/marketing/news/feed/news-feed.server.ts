import type { Language } from '@kongres/content/facts/languages';
import { listEntries } from '@kongres/content/model/read-entries';
import { getEntryText, getTexts } from '../../../../lib/i18n/texts.server.ts';
import { getAbsoluteUrl } from '../../../../lib/routing/absolute-url.ts';
import { getFeedPath } from '../../../../lib/routing/feed-paths.server.ts';
import { getLocalizedPath, getEntryPath } from '@kongres/contract/pages';
import { getPublishedAt, splitParagraphs } from '../news-fields.server.ts';
import type { Feed } from './atom.server.ts';

export function buildNewsFeed(language: Language): Feed {
  const { id: code } = language;
  const entries = listEntries('news').map((entry) => {
    const address = getAbsoluteUrl(getEntryPath('news-entry', entry.id, language));
    return {
      id: address,
      title: getEntryText(code, entry.title),
      address,
      updated: getPublishedAt(entry),
      paragraphs: splitParagraphs(entry, code),
    };
  });
  return {
    ...getTexts(code, 'feeds').news,
    address: getAbsoluteUrl(getFeedPath('news', language)),
    page: getAbsoluteUrl(getLocalizedPath('news', language)),
    language: code,
    since: entries[0]?.updated ?? '',
    entries,
  };
}
