import { languages, textFallback, type LanguageCode } from '@kongres/content/facts/languages';
import { stripMarks } from '@kongres/content/format/marked-text';
import { tie } from '@kongres/content/format/typography';
import type { Texts } from '@kongres/content/texts/namespaces';
import { textsFor } from '../../platform/texts/texts.ts';

/** The terms as the page of the site has them, without its links: what a PDF is printed from. */
export interface TermsText {
  terms: LanguageCode;
  heading: string;
  since: string;
  intro: string;
  sections: { title: string; body: string[]; list: string[] }[];
}

const texts = new Map(languages.map(({ id }) => [id, readTerms(id)]));

export function termsText(code: LanguageCode): TermsText {
  const text = texts.get(code);
  if (!text) throw new Error(`no terms in ${code}`);
  return text;
}

function readTerms(code: LanguageCode): TermsText {
  const t = textsFor(code, ['terms', 'long-text']);
  const read = (key: string, ns = 'terms') => stripMarks(tie(t(key, { ns }), code));
  // A sparse language has the sections of the one it is laid over.
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
