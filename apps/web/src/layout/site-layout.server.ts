import type { LoaderFunctionArgs } from 'react-router';
import { type LanguageCode } from '@kongres/content/facts/languages';
import { formatFooterYears } from '@kongres/content/format/footer-years';
import { builtPhase } from '../lib/edition/built-phase.server.ts';
import { buildOtherLanguages } from '../lib/i18n/other-languages.server.ts';
import { navigationHeader } from '../lib/routing/navigation-header.ts';
import { getRequestLanguage } from './page-loader.server.ts';
import { listSamplePages } from './sample-pages.server.ts';
import { getTexts } from '../lib/i18n/texts.server.ts';
import { filterPageNames } from '../lib/routing/published-pages.server.ts';

export type SiteLayoutData = ReturnType<typeof buildSiteLayout>;

/** Data files for client navigation omit the layout: it is the same until a document loads. */
export function loadSiteLayout(args: LoaderFunctionArgs): SiteLayoutData | null {
  return args.request.headers.has(navigationHeader) ? null : buildSiteLayout(args);
}

function buildSiteLayout({ request, params }: LoaderFunctionArgs) {
  const { id } = getRequestLanguage(request);
  return {
    language: id,
    builtYears: formatFooterYears(new Date()),
    builtPhase,
    samplePages: listSamplePages(),
    texts: getLayoutTexts(id),
    others: params['*'] === undefined ? null : buildOtherLanguages(id, getLayoutTexts),
  };
}

function getLayoutTexts(code: LanguageCode) {
  const frame = getTexts(code, 'frame');
  return {
    frame: { ...frame, pages: filterPageNames(frame.pages) },
    footer: getTexts(code, 'footer'),
  };
}
