import type { LanguageCode } from '@kongres/content/facts/languages';
import { entriesOf } from '@kongres/content/model/read-entries';
import { finishedField } from '../../../lib/i18n/texts.server.ts';

export type AwardCategoryData = ReturnType<typeof awardCategoryData>[number];

export function awardCategoryData(code: LanguageCode) {
  return entriesOf('award-categories').map(({ id, name, text }) => ({
    id,
    name: finishedField(code, name),
    text: finishedField(code, text),
  }));
}
