import { galas, type Gala } from '@kongres/content/facts/galas';
import { drawing } from '../../../illustrations/drawings.server.ts';
import { galaGround } from '../../../illustrations/gala-ground.ts';
import { colour, loudColour } from '../../../illustrations/palette.ts';
import { inHex, png } from '../../../illustrations/raster.server.ts';
import { zip } from './zip.server.ts';

/** Twenty centimetres in print, and more than any front page shows. */
const width = 2400;

/** The evenings' drawings: on the ground they have on the site, and without one for other layouts. */
export async function galaPack(): Promise<Buffer> {
  const files: Record<string, string | Buffer> = {};
  for (const { id } of galas) {
    const bare = (await drawing(id)) ?? '';
    const poster = onGround(bare, groundOf(id));
    files[`${id}.svg`] = inHex(poster);
    files[`${id}.png`] = png(poster, width);
    files[`${id}-transparent.svg`] = inHex(bare);
    files[`${id}-transparent.png`] = png(bare, width);
  }
  return zip('kongres-ai-galas', files);
}

function groundOf(id: Gala['id']): string {
  const { day, isInk } = galaGround(id);
  return isInk ? colour('ink-block') : loudColour(day);
}

function onGround(svg: string, ground: string): string {
  return svg.replace('>', `><rect width="100%" height="100%" fill="${ground}"/>`);
}
