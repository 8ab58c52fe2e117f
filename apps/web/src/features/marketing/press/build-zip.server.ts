import { strToU8, zipSync, type Zippable } from 'fflate';
import { pressFilesDay } from '@kongres/content/facts/press-materials';

/** Zip stores local time, so a local date gives the same bytes in every time zone. */
const mtime = new Date(`${pressFilesDay}T12:00:00`);

/** Text is compressed; binary files are stored, because PNG is compressed already. */
export function buildZip(folder: string, files: Record<string, string | Buffer>): Buffer {
  const entries: Zippable = {};
  for (const [name, content] of Object.entries(files)) {
    entries[`${folder}/${name}`] =
      typeof content === 'string'
        ? [strToU8(content), { level: 9, mtime }]
        : [new Uint8Array(content), { level: 0, mtime }];
  }
  return Buffer.from(zipSync(entries));
}
