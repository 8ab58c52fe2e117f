import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';

/** Cards are about 450 pixels wide; 900 pixels in a modern format stay well below this size. */
const maxKilobytes = 200;

const fileSignatures: Readonly<Record<string, RegExp>> = {
  '.jpg': /^\xff\xd8\xff/,
  '.png': /^\x89PNG\r\n/,
  '.webp': /^RIFF[^]{4}WEBP/,
  '.avif': /^[^]{4}ftypavi/,
  '.svg': /^(?:<\?xml[^]*?\?>\s*)?<svg[\s>]/,
};

/** Returns why the file cannot be shown, or null. */
export function validatePhoto(file: string): string | null {
  if (!existsSync(file)) return 'does not exist';
  const content = readFileSync(file);
  if (!fileSignatures[extname(file)]?.test(content.toString('latin1', 0, 300)))
    return 'is not an image of the type in its name (jpg, png, webp, avif or svg)';
  const kilobytes = Math.ceil(content.length / 1024);
  if (kilobytes > maxKilobytes) return `has ${kilobytes} KB; ${maxKilobytes} are allowed`;
  return null;
}
