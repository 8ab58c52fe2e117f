import type { LanguageCode } from '@kongres/content/facts/languages';
import { entriesOf } from '@kongres/content/model/read-entries';
import { finishedField } from '../../../lib/i18n/texts.server.ts';

export type PerformerData = ReturnType<typeof performerData>[number];

export function performerData(code: LanguageCode) {
  return entriesOf('performers').map(({ id, sample, name, role }) => ({
    id,
    sample,
    name,
    role: finishedField(code, role),
  }));
}
