import type { LanguageCode } from '@kongres/content/facts/languages';
import { entriesOf } from '@kongres/content/model/read-entries';
import { pictureOf } from '../../../illustrations/pictured.ts';
import { finishedField } from '../../../lib/i18n/texts.server.ts';

export type ExhibitorSample = ReturnType<typeof exhibitorSamples>[number];

export function exhibitorSamples(code: LanguageCode) {
  return entriesOf('exhibitors')
    .slice(0, 3)
    .map(({ id, sample, name, photo, category, stand, demo }) => ({
      id,
      sample,
      name,
      image: pictureOf('exhibitor', { id, photo }),
      category,
      stand,
      demo: finishedField(code, demo),
    }));
}
