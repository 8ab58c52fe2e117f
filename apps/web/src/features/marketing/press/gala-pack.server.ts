import { galas, type Gala } from '@kongres/content/facts/galas';
import { renderDrawing } from '../../../illustrations/drawings.server.ts';
import { getGalaGround } from '../../../illustrations/gala-ground.ts';
import { getColour, getLoudColour } from '../../../illustrations/palette.ts';
import { convertColoursToHex, renderPng } from '../../../illustrations/raster.server.ts';
import { buildZip } from './build-zip.server.ts';

/** 20 cm at 300 dpi. */
const width = 2400;

/** Gala drawings as SVG and PNG, each with its background and transparent. */
export async function buildGalaPack(): Promise<Buffer> {
  const files: Record<string, string | Buffer> = {};
  for (const { id } of galas) {
    const transparent = (await renderDrawing(id)) ?? '';
    const poster = addBackground(transparent, getBackground(id));
    files[`${id}.svg`] = convertColoursToHex(poster);
    files[`${id}.png`] = renderPng(poster, width);
    files[`${id}-transparent.svg`] = convertColoursToHex(transparent);
    files[`${id}-transparent.png`] = renderPng(transparent, width);
  }
  return buildZip('kongres-ai-galas', files);
}

function getBackground(id: Gala['id']): string {
  const { day, isInk } = getGalaGround(id);
  return isInk ? getColour('ink-block') : getLoudColour(day);
}

function addBackground(svg: string, background: string): string {
  return svg.replace('>', `><rect width="100%" height="100%" fill="${background}"/>`);
}
