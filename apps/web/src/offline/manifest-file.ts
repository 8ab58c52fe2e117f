import { brand } from '@kongres/content/facts/brand';
import { languages, type Language } from '@kongres/content/facts/languages';
import { hexOf } from '@kongres/pdf/hex';
import { appIcons } from '../illustrations/icon-addresses.ts';
import { colour } from '../illustrations/palette.ts';
import { finishedTexts } from '../lib/i18n/texts.server.ts';
import { addressOf } from '@kongres/contract/pages';

/** Written by the build as a file for each language. */
export function loader({ params }: { params: { file?: string } }): Response {
  const language = languages.find(({ path }) => `${path}.webmanifest` === params.file);
  if (!language) return new Response(null, { status: 404 });
  return Response.json(manifest(language));
}

/** Not every system that installs a site knows our way to write colours. */
const paper = hexOf(colour('paper'));

function manifest(language: Language) {
  const { pages } = finishedTexts(language.id, 'frame');
  const home = addressOf('home', language);
  return {
    id: '/',
    name: brand.full,
    short_name: brand.full,
    description: finishedTexts(language.id, 'home').head.description,
    lang: language.id,
    start_url: home,
    scope: '/',
    display: 'standalone',
    theme_color: paper,
    background_color: paper,
    icons: appIcons.map(({ address, size, purpose }) => ({
      src: address,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: (['my-week', 'programme'] as const).map((page) => ({
      name: pages[page],
      url: addressOf(page, language),
    })),
  };
}
