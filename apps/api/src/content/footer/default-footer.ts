import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { addNoBreakSpaces, joinRanges } from '@kongres/content/format/typography';
import type { FooterResponse } from '@kongres/contract/footer';
import { createTranslator } from '../../platform/texts/texts.ts';

const fragments = new Map<LanguageCode, FooterResponse>(
  languages.map(({ id }) => [id, readFooterTexts(id)]),
);

export function getDefaultFooter(code: LanguageCode): FooterResponse {
  const found = fragments.get(code);
  if (!found) throw new Error(`no footer in ${code}`);
  return found;
}

function readFooterTexts(code: LanguageCode): FooterResponse {
  const t = createTranslator(code, ['footer']);
  const fragment = (part: keyof FooterResponse) =>
    joinRanges(addNoBreakSpaces(t(part, { ns: 'footer' }), code));
  return { top: fragment('top'), middle: fragment('middle'), bottom: fragment('bottom') };
}
