import { getCongressDay, edition } from '@kongres/content/facts/edition';
import type { Language } from '@kongres/content/facts/languages';
import { formatDayLabel } from '@kongres/content/format/date';
import { isPublished } from '@kongres/content/model/published';
import { getTexts } from '../lib/i18n/texts.server.ts';
import { getLocalizedPath, getEntryPath, type PageId } from '@kongres/contract/pages';
import { getSearchIndexPath } from '../lib/routing/search-index-path.ts';
import { getProgrammeIndexPath } from '../lib/routing/programme-index-path.ts';
import type { PrecacheManifest } from './precache-manifest.ts';
import { getOfflinePagePath, offlinePageStylePath } from './addresses.ts';

const pages = ['my-week', 'programme', 'home'] as const satisfies readonly PageId[];

export function buildPrecacheManifest(language: Language): PrecacheManifest {
  const { pages: names } = getTexts(language.id, 'frame');
  const hasProgramme = isPublished('sessions');
  return {
    pages: [
      ...pages.map((page) => ({ address: getLocalizedPath(page, language), name: names[page] })),
      ...(hasProgramme ? listDayPages(language) : []),
    ],
    files: [
      getOfflinePagePath(language),
      offlinePageStylePath,
      getSearchIndexPath(language),
      ...(hasProgramme ? [getProgrammeIndexPath(language)] : []),
    ],
    texts: getTexts(language.id, 'offline'),
  };
}

function listDayPages(language: Language): PrecacheManifest['pages'] {
  return Array.from({ length: edition.dayCount }, (_, index) => {
    const day = getCongressDay(index + 1);
    return {
      address: getEntryPath('programme-day', day, language),
      name: formatDayLabel(day, language.id),
    };
  });
}
