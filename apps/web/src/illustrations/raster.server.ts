import { Resvg } from '@resvg/resvg-js';
import { toHexColour } from '@kongres/pdf/hex';

/** Converts oklch to hex for programs that do not know it. */
export function convertColoursToHex(svg: string): string {
  return svg.replaceAll(/oklch\([^)]*\)/g, toHexColour);
}

/** Transparent background. */
export function renderPng(svg: string, width: number): Buffer {
  const options = {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  } as const;
  return new Resvg(convertColoursToHex(svg), options).render().asPng();
}
