import { getColour } from './palette.ts';
import { createRandom } from './random.ts';

/** Decorative barcode without content. */
export function drawBarcode(name: string): string {
  const random = createRandom(name);
  let path = '';
  let x = 0;
  while (x < 200) {
    const width = 1 + Math.floor(random() * 4);
    path += `M${x} 0h${width}v40h-${width}z`;
    x += width + 1 + Math.floor(random() * 4);
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40" viewBox="0 0 200 40" preserveAspectRatio="none"><path fill="${getColour('ink')}" d="${path}"/></svg>`;
}
