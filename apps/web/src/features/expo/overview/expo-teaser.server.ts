import type { LanguageCode } from '@kongres/content/facts/languages';
import { getEntryPicture } from '../../../illustrations/entry-pictures.ts';
import { highlightedExhibitors } from '../../../illustrations/highlighted-exhibitors.server.ts';
import { getEntryText } from '../../../lib/i18n/texts.server.ts';

export type ExhibitorSample = ReturnType<typeof listExhibitorSamples>[number];

export function listExhibitorSamples(code: LanguageCode) {
  return highlightedExhibitors.map(({ id, sample, name, photo, category, stand, demo }) => ({
    id,
    sample,
    name,
    image: getEntryPicture('exhibitor', { id, photo }),
    category,
    stand,
    demo: getEntryText(code, demo),
  }));
}
