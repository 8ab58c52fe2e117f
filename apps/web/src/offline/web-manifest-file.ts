import { brand } from '@kongres/content/facts/brand';
import { languages, type Language } from '@kongres/content/facts/languages';
import { toHexColour } from '@kongres/pdf/hex';
import { appIcons } from '../illustrations/icon-paths.ts';
import { getColour } from '../illustrations/palette.ts';
import { getTexts } from '../lib/i18n/texts.server.ts';
import { getLocalizedPath } from '@kongres/contract/pages';

/** Prerendered once per language. */
export function loader({ params }: { params: { file?: string } }): Response {
  const language = languages.find(({ path }) => `${path}.webmanifest` === params.file);
  if (!language) return new Response(null, { status: 404 });
  return Response.json(buildWebManifest(language));
}

/** In hex, because not every platform parses modern CSS colours in a manifest. */
const paperColour = toHexColour(getColour('paper'));

function buildWebManifest(language: Language) {
  const { pages } = getTexts(language.id, 'frame');
  const home = getLocalizedPath('home', language);
  return {
    id: '/',
    name: brand.full,
    short_name: brand.full,
    description: getTexts(language.id, 'home').head.description,
    lang: language.id,
    start_url: home,
    scope: '/',
    display: 'standalone',
    theme_color: paperColour,
    background_color: paperColour,
    icons: appIcons.map(({ address, size, purpose }) => ({
      src: address,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: (['my-week', 'programme'] as const).map((page) => ({
      name: pages[page],
      url: getLocalizedPath(page, language),
    })),
  };
}
