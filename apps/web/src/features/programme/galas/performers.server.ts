import type { LanguageCode } from '@kongres/content/facts/languages';
import { listEntries } from '@kongres/content/model/read-entries';
import { getEntryText } from '../../../lib/i18n/texts.server.ts';

export type PerformerData = ReturnType<typeof listPerformers>[number];

export function listPerformers(code: LanguageCode) {
  return listEntries('performers').map(({ id, sample, name, role }) => ({
    id,
    sample,
    name,
    role: getEntryText(code, role),
  }));
}
