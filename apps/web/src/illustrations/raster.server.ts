import { Resvg } from '@resvg/resvg-js';
import { hexOf } from '@kongres/pdf/hex';

/** A drawing in the colours that every program knows, for use outside a browser. */
export function inHex(svg: string): string {
  return svg.replaceAll(/oklch\([^)]*\)/g, hexOf);
}

/** A drawing as PNG, as wide as asked for; where nothing is drawn it is transparent. */
export function png(svg: string, width: number): Buffer {
  const options = {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  } as const;
  return new Resvg(inHex(svg), options).render().asPng();
}
