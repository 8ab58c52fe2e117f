import { strToU8, zipSync, type Zippable } from 'fflate';
import { pressFilesDay } from '@kongres/content/facts/press-materials';

/** Local, because that is how a zip writes it down: the bytes are the same in every time zone. */
const mtime = new Date(`${pressFilesDay}T12:00:00`);

/** Files in one archive, under a folder of its name; pictures are small already. */
export function zip(folder: string, files: Record<string, string | Buffer>): Buffer {
  const entries: Zippable = {};
  for (const [name, content] of Object.entries(files)) {
    entries[`${folder}/${name}`] =
      typeof content === 'string'
        ? [strToU8(content), { level: 9, mtime }]
        : [new Uint8Array(content), { level: 0, mtime }];
  }
  return Buffer.from(zipSync(entries));
}
