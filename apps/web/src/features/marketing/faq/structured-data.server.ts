import { pick } from '@kongres/content/facts/collection';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import type { Phase } from '@kongres/content/facts/phases';
import { stripMarks } from '@kongres/content/format/marked-text';
import { withoutJoiners } from '@kongres/content/format/typography';
import { builtPhase } from '../../../lib/edition/built-phase.server.ts';
import { absoluteAddress } from '../../../lib/routing/absolute-address.ts';
import { addressOf } from '@kongres/contract/pages';
import { questionData } from './faq.server.ts';

/** The questions as schema.org/FAQPage, in the words of the page. */
export function faqStructuredData(code: LanguageCode, phase: Phase = builtPhase): string {
  const all = [...questionData(code), ...questionData(code, { isFurther: true })];
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    url: absoluteAddress(addressOf('faq', pick(languages, code))),
    inLanguage: code,
    mainEntity: all.map(({ after, ...usual }) => {
      const { question, answer } = phase === 'after' && after ? after : usual;
      return {
        '@type': 'Question',
        name: plain(question),
        acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
      };
    }),
  });
}

/** Without the marks of its links, and without what only keeps a line together. */
function plain(text: string): string {
  return stripMarks(withoutJoiners(text));
}
