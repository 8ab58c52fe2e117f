import type { LoaderFunctionArgs } from 'react-router';
import { footerYears } from '@kongres/content/format/footer-years';
import { languageOf } from '../i18n/page-loader.server.ts';
import { finishedTexts } from '../i18n/texts.server.ts';

export function loadFrame({ request }: LoaderFunctionArgs) {
  const { id } = languageOf(request);
  return {
    language: id,
    builtYears: footerYears(new Date()),
    texts: { frame: finishedTexts(id, 'frame'), footer: finishedTexts(id, 'footer') },
  };
}
