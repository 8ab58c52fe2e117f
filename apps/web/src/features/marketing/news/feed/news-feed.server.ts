import type { Language } from '@kongres/content/facts/languages';
import { entriesOf } from '@kongres/content/model/read-entries';
import { finishedField, finishedTexts } from '../../../../lib/i18n/texts.server.ts';
import { absoluteAddress } from '../../../../lib/routing/absolute-address.ts';
import { feedAddress } from '../../../../lib/routing/feed-addresses.server.ts';
import { addressOf, entryAddress } from '@kongres/contract/pages';
import { momentOf, paragraphsOf } from '../news-fields.server.ts';
import type { Feed } from './atom.server.ts';

/** The news in a language, each whole. */
export function newsFeed(language: Language): Feed {
  const { id: code } = language;
  const entries = entriesOf('news').map((entry) => {
    const address = absoluteAddress(entryAddress('news-entry', entry.id, language));
    return {
      id: address,
      title: finishedField(code, entry.title),
      address,
      updated: momentOf(entry),
      paragraphs: paragraphsOf(entry, code),
    };
  });
  return {
    ...finishedTexts(code, 'feeds').news,
    address: absoluteAddress(feedAddress('news', language)),
    page: absoluteAddress(addressOf('news', language)),
    language: code,
    since: entries[0]?.updated ?? '',
    entries,
  };
}
