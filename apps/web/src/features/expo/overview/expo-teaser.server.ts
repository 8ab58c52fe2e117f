import type { LanguageCode } from '@kongres/content/facts/languages';
import { listEntries } from '@kongres/content/model/read-entries';
import { getEntryPicture } from '../../../illustrations/entry-pictures.ts';
import { getEntryText } from '../../../lib/i18n/texts.server.ts';

export type ExhibitorSample = ReturnType<typeof listExhibitorSamples>[number];

export function listExhibitorSamples(code: LanguageCode) {
  return listEntries('exhibitors')
    .slice(0, 3)
    .map(({ id, sample, name, photo, category, stand, demo }) => ({
      id,
      sample,
      name,
      image: getEntryPicture('exhibitor', { id, photo }),
      category,
      stand,
      demo: getEntryText(code, demo),
    }));
}
