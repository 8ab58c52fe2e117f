import { galas } from '@kongres/content/facts/galas';
import { drawing } from '../../art/drawings.server.ts';
import { colour } from '../../art/palette.ts';
import tones from '../../blocks/tones/gala-tone.module.css?raw';
import { inHex, png } from '../../art/raster.server.ts';
import { zip } from './zip.server.ts';

/** Twenty centimetres in print, and more than any front page shows. */
const width = 2400;

/** The evenings' drawings: on the ground they have on the site, and without one for other layouts. */
export function galaPack(): Buffer {
  const files: Record<string, string | Buffer> = {};
  for (const { id } of galas) {
    const bare = drawing(id) ?? '';
    const poster = onGround(bare, groundOf(id));
    files[`${id}.svg`] = inHex(poster);
    files[`${id}.png`] = png(poster, width);
    files[`${id}-transparent.svg`] = inHex(bare);
    files[`${id}-transparent.png`] = png(bare, width);
  }
  return zip('kongres-ai-galas', files);
}

function groundOf(gala: string): string {
  const [, token] =
    new RegExp(`\\.${gala} \\{\\s*--surface: var\\(--([\\w-]+)\\)`).exec(tones) ?? [];
  if (!token) throw new Error(`${gala} has no ground`);
  return colour(token);
}

function onGround(svg: string, ground: string): string {
  return svg.replace('>', `><rect width="100%" height="100%" fill="${ground}"/>`);
}
