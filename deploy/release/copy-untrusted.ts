import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import {
  listUntrustedNames,
  readChunks,
  withUntrustedEntry,
  type UntrustedFile,
} from './untrusted-files.ts';

const defaultLimits = { entries: 200_000, bytes: 1024 ** 3, depth: 12 };

/** Copies an untrusted folder into new files with fixed permissions, within limits. */
export function copyUntrusted(from: UntrustedFile, to: string, limits = defaultLimits): void {
  const remaining = { ...limits };
  copyFolder(from, to, limits.depth);

  function copyFolder(folder: UntrustedFile, into: string, depth: number) {
    if (depth === 0) throw new Error(`${folder.path} is nested too deep`);
    mkdirSync(into, { mode: 0o755 });
    const names = listUntrustedNames(folder, remaining.entries);
    remaining.entries -= names.length;
    for (const name of names) {
      withUntrustedEntry(folder, name, (entry) => {
        if (entry.isFolder) copyFolder(entry, join(into, name), depth - 1);
        else copyFile(entry, join(into, name));
      });
    }
  }

  function copyFile(file: UntrustedFile, into: string) {
    const copy = openSync(into, 'wx', 0o644);
    try {
      for (const piece of readChunks(file)) {
        remaining.bytes -= piece.length;
        if (remaining.bytes < 0) throw new Error(`${file.path} exceeds the size limit`);
        let written = 0;
        while (written < piece.length) written += writeSync(copy, piece, written);
      }
    } finally {
      closeSync(copy);
    }
  }
}
