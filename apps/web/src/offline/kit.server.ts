import { congressDay, edition } from '@kongres/content/facts/edition';
import type { Language } from '@kongres/content/facts/languages';
import { formatDayLabel } from '@kongres/content/format/date';
import { isPublished } from '@kongres/content/model/published';
import { finishedTexts } from '../lib/i18n/texts.server.ts';
import { addressOf, entryAddress, type PageId } from '@kongres/contract/pages';
import { searchAddress } from '../lib/routing/search-address.ts';
import { weekAddress } from '../lib/routing/week-address.ts';
import type { Kit } from './kit.ts';
import { notKeptAddress, notKeptStyle } from './addresses.ts';

const pages = ['my-week', 'programme', 'home'] as const satisfies readonly PageId[];

/** The programme, the visitor's week, and what both ask for. */
export function kitOf(language: Language): Kit {
  const { pages: names } = finishedTexts(language.id, 'frame');
  const isOut = isPublished('sessions');
  return {
    pages: [
      ...pages.map((page) => ({ address: addressOf(page, language), name: names[page] })),
      ...(isOut ? days(language) : []),
    ],
    files: [
      notKeptAddress(language),
      notKeptStyle,
      searchAddress(language),
      ...(isOut ? [weekAddress(language)] : []),
    ],
    texts: finishedTexts(language.id, 'offline'),
  };
}

function days(language: Language): Kit['pages'] {
  return Array.from({ length: edition.dayCount }, (_, index) => {
    const day = congressDay(index + 1);
    return {
      address: entryAddress('programme-day', day, language),
      name: formatDayLabel(day, language.id),
    };
  });
}
