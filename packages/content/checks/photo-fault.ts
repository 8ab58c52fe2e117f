import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';

/** A card shows a picture some 450 pixels wide; twice that in a good format stays far below. */
const mostKilobytes = 200;

const beginnings: Readonly<Record<string, RegExp>> = {
  '.jpg': /^\xff\xd8\xff/,
  '.png': /^\x89PNG\r\n/,
  '.webp': /^RIFF[^]{4}WEBP/,
  '.avif': /^[^]{4}ftypavi/,
  '.svg': /^(?:<\?xml[^]*?\?>\s*)?<svg[\s>]/,
};

/** Why a page could not show the picture in this file; null when it can. */
export function photoFault(file: string): string | null {
  if (!existsSync(file)) return 'does not exist';
  const content = readFileSync(file);
  if (!beginnings[extname(file)]?.test(content.toString('latin1', 0, 300)))
    return 'is no picture of the kind that its name says (jpg, png, webp, avif or svg)';
  const kilobytes = Math.ceil(content.length / 1024);
  if (kilobytes > mostKilobytes) return `has ${kilobytes} KB; ${mostKilobytes} are allowed`;
  return null;
}
