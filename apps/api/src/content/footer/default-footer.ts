import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { tie, tieRanges } from '@kongres/content/format/typography';
import type { FooterAnswer } from '@kongres/contract/footer';
import { textsFor } from '../../platform/texts/texts.ts';

const fragments = new Map<LanguageCode, FooterAnswer>(languages.map(({ id }) => [id, read(id)]));

/** The same fragments as the page was built with, so that an unchanged footer changes nothing. */
export function defaultFooter(code: LanguageCode): FooterAnswer {
  const found = fragments.get(code);
  if (!found) throw new Error(`no footer in ${code}`);
  return found;
}

function read(code: LanguageCode): FooterAnswer {
  const t = textsFor(code, ['footer']);
  const fragment = (part: keyof FooterAnswer) => tieRanges(tie(t(part, { ns: 'footer' }), code));
  return { top: fragment('top'), middle: fragment('middle'), bottom: fragment('bottom') };
}
