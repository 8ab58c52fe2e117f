import type { LanguageCode } from '@kongres/content/facts/languages';
import { finishedTexts } from '../../../lib/i18n/texts.server.ts';

/** The ticket's own words, so that the order's stub says what the dialog's did. */
export function stubWords(code: LanguageCode) {
  return {
    stub: finishedTexts(code, 'purchase').stub,
    unit: finishedTexts(code, 'tickets').price.unit,
  };
}
