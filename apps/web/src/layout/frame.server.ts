import type { LoaderFunctionArgs } from 'react-router';
import { type LanguageCode } from '@kongres/content/facts/languages';
import { footerYears } from '@kongres/content/format/footer-years';
import { builtPhase } from '../lib/edition/built-phase.server.ts';
import { inOtherLanguages } from '../lib/i18n/other-languages.server.ts';
import { languageOf } from './page-loader.server.ts';
import { finishedTexts } from '../lib/i18n/texts.server.ts';
import { builtNames } from '../lib/routing/published-pages.server.ts';

export function loadFrame({ request, params }: LoaderFunctionArgs) {
  const { id } = languageOf(request);
  return {
    language: id,
    builtYears: footerYears(new Date()),
    builtPhase,
    texts: frameTexts(id),
    others: params['*'] === undefined ? null : inOtherLanguages(id, frameTexts),
  };
}

function frameTexts(code: LanguageCode) {
  const frame = finishedTexts(code, 'frame');
  return {
    frame: { ...frame, pages: builtNames(frame.pages) },
    footer: finishedTexts(code, 'footer'),
  };
}
