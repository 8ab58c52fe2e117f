import { colour } from './palette.ts';
import { randomFrom } from './random.ts';

/** Stripes that look like a ticket's; they say nothing. */
export function barcode(name: string): string {
  const random = randomFrom(name);
  let path = '';
  let x = 0;
  while (x < 200) {
    const width = 1 + Math.floor(random() * 4);
    path += `M${x} 0h${width}v40h-${width}z`;
    x += width + 1 + Math.floor(random() * 4);
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40" viewBox="0 0 200 40" preserveAspectRatio="none"><path fill="${colour('ink')}" d="${path}"/></svg>`;
}
