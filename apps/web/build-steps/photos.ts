import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { exhibitors } from '@kongres/content/facts/exhibitors';
import { speakers } from '@kongres/content/facts/speakers';
import { webFolder } from './folders.ts';

const publicFolder = join(webFolder, 'public');

/** A card shows a picture some 450 pixels wide; twice that in a good format stays far below. */
const mostKilobytes = 200;

const beginnings: Readonly<Record<string, RegExp>> = {
  '.jpg': /^\xff\xd8\xff/,
  '.png': /^\x89PNG\r\n/,
  '.webp': /^RIFF[^]{4}WEBP/,
  '.avif': /^[^]{4}ftypavi/,
  '.svg': /^(?:<\?xml[^]*?\?>\s*)?<svg[\s>]/,
};

/** One sentence for each picture that the facts name and a page could not show. */
export function photoFaults(
  rows: readonly { id: string; image?: string }[] = [...speakers, ...exhibitors],
  folder = publicFolder,
): string[] {
  return rows.flatMap(({ id, image }) => {
    const fault = image && faultOf(join(folder, image));
    return fault ? [`${id}: apps/web/public${image} ${fault}.`] : [];
  });
}

function faultOf(file: string): string | null {
  if (!existsSync(file)) return 'does not exist';
  const content = readFileSync(file);
  if (!beginnings[extname(file)]?.test(content.toString('latin1', 0, 300)))
    return 'is no picture of the kind that its name says (jpg, png, webp, avif or svg)';
  const kilobytes = Math.ceil(content.length / 1024);
  if (kilobytes > mostKilobytes) return `has ${kilobytes} KB; ${mostKilobytes} are allowed`;
  return null;
}
