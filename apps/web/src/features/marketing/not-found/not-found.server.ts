import type { LanguageCode } from '@kongres/content/facts/languages';
import { inOtherLanguages } from '../../../lib/i18n/other-languages.server.ts';
import { finishedTexts } from '../../../lib/i18n/texts.server.ts';

export function notFoundInOtherLanguages(code: LanguageCode) {
  return inOtherLanguages(code, (other) => {
    const texts = finishedTexts(other, 'not-found');
    return { head: texts.head, texts: { 'not-found': texts } };
  });
}
