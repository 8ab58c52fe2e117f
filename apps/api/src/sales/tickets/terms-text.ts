import { languages, textFallback, type LanguageCode } from '@kongres/content/facts/languages';
import { stripMarks } from '@kongres/content/format/marked-text';
import { addNoBreakSpaces } from '@kongres/content/format/typography';
import type { Texts } from '@kongres/content/texts/namespaces';
import { createTranslator } from '../../platform/texts/texts.ts';

/** The terms of the site without links, for the PDF. */
export interface TermsText {
  terms: LanguageCode;
  heading: string;
  since: string;
  intro: string;
  sections: { title: string; body: string[]; list: string[] }[];
}

const texts = new Map(languages.map(({ id }) => [id, readTerms(id)]));

export function getTermsText(code: LanguageCode): TermsText {
  const text = texts.get(code);
  if (!text) throw new Error(`No terms in ${code}`);
  return text;
}

function readTerms(code: LanguageCode): TermsText {
  const t = createTranslator(code, ['terms', 'long-text']);
  const read = (key: string, ns = 'terms') => stripMarks(addNoBreakSpaces(t(key, { ns }), code));
  // A sparse language has the sections of its fallback language.
  const outline = t('sections', {
    ns: 'terms',
    lng: textFallback[code] ?? code,
    returnObjects: true,
  }) as unknown as Texts['terms']['sections'];
  return {
    terms: code,
    heading: read('heading'),
    since: read('since', 'long-text'),
    intro: read('intro'),
    sections: outline.map(({ body, list }, n) => ({
      title: read(`sections.${n}.title`),
      body: body.map((_, index) => read(`sections.${n}.body.${index}`)),
      list: list.map((_, index) => read(`sections.${n}.list.${index}`)),
    })),
  };
}
