import type { LanguageCode } from '@kongres/content/facts/languages';
import { listEntries } from '@kongres/content/model/read-entries';
import { getEntryText } from '../../../lib/i18n/texts.server.ts';

export type AwardCategoryData = ReturnType<typeof listAwardCategories>[number];

export function listAwardCategories(code: LanguageCode) {
  return listEntries('award-categories').map(({ id, name, text }) => ({
    id,
    name: getEntryText(code, name),
    text: getEntryText(code, text),
  }));
}
