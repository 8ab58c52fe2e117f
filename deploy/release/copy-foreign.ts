import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn, piecesOf, withEntry, type Foreign } from './foreign-files.ts';

/** Far more than any site of ours has, and far less than fills a disk. */
const usualLimits = { entries: 200_000, bytes: 1024 ** 3, depth: 12 };

/**
 * Copies a folder of somebody who is not trusted. The copy is new files with rights of our own: what the others say of
 * owners and rights is not taken over, nor is a byte more than the limits allow.
 */
export function copyForeign(from: Foreign, to: string, limits = usualLimits): void {
  const left = { ...limits };
  copyFolder(from, to, limits.depth);

  function copyFolder(folder: Foreign, into: string, depth: number) {
    if (depth === 0) throw new Error(`${folder.path} lies too deep`);
    mkdirSync(into, { mode: 0o755 });
    const names = namesIn(folder, left.entries);
    left.entries -= names.length;
    for (const name of names) {
      withEntry(folder, name, (entry) => {
        if (entry.isFolder) copyFolder(entry, join(into, name), depth - 1);
        else copyFile(entry, join(into, name));
      });
    }
  }

  function copyFile(file: Foreign, into: string) {
    const copy = openSync(into, 'wx', 0o644);
    try {
      for (const piece of piecesOf(file)) {
        left.bytes -= piece.length;
        if (left.bytes < 0) throw new Error(`${file.path} is more than there is room for`);
        let written = 0;
        while (written < piece.length) written += writeSync(copy, piece, written);
      }
    } finally {
      closeSync(copy);
    }
  }
}
