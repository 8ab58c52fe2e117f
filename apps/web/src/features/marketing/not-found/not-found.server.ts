import type { LanguageCode } from '@kongres/content/facts/languages';
import { buildOtherLanguages } from '../../../lib/i18n/other-languages.server.ts';
import { getTexts } from '../../../lib/i18n/texts.server.ts';

export function buildNotFoundTexts(code: LanguageCode) {
  return buildOtherLanguages(code, (other) => {
    const texts = getTexts(other, 'not-found');
    return { head: texts.head, texts: { 'not-found': texts } };
  });
}
