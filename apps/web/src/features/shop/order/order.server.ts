import type { LanguageCode } from '@kongres/content/facts/languages';
import { getTexts } from '../../../lib/i18n/texts.server.ts';

/** The texts of the purchase dialog's stub, reused on the order page. */
export function getStubTexts(code: LanguageCode) {
  return {
    stub: getTexts(code, 'purchase').stub,
    unit: getTexts(code, 'tickets').price.unit,
  };
}
