import { getRow } from '@kongres/content/facts/collection';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import type { Phase } from '@kongres/content/facts/phases';
import { stripMarks } from '@kongres/content/format/marked-text';
import { removeJoiners } from '@kongres/content/format/typography';
import { builtPhase } from '../../../lib/edition/built-phase.server.ts';
import { getAbsoluteUrl } from '../../../lib/routing/absolute-url.ts';
import { getLocalizedPath } from '@kongres/contract/pages';
import { listQuestions } from './faq.server.ts';

export function buildFaqStructuredData(code: LanguageCode, phase: Phase = builtPhase): string {
  const all = [...listQuestions(code), ...listQuestions(code, { isFurther: true })];
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    url: getAbsoluteUrl(getLocalizedPath('faq', getRow(languages, code))),
    inLanguage: code,
    mainEntity: all.map(({ after, ...usual }) => {
      const { question, answer } = phase === 'after' && after ? after : usual;
      return {
        '@type': 'Question',
        name: toPlainText(question),
        acceptedAnswer: { '@type': 'Answer', text: toPlainText(answer) },
      };
    }),
  });
}

/** Removes link marks and joiner characters. */
function toPlainText(text: string): string {
  return stripMarks(removeJoiners(text));
}
