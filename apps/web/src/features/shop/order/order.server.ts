import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatEdition } from '@kongres/content/format/date';
import { getTexts } from '../../../lib/i18n/texts.server.ts';

/** The dates of the congress, and texts shared with the purchase dialog and the ticket cards. */
export function getStubTexts(code: LanguageCode) {
  return {
    stub: getTexts(code, 'purchase').stub,
    netUnit: getTexts(code, 'tickets').price.unit,
    dates: formatEdition(code, 'long'),
  };
}
