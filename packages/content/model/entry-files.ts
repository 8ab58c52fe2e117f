import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, isAbsolute, join, relative } from 'node:path';
import { projectFolder } from '../config.ts';
import type { Kind } from './kinds.ts';

interface EntryFile {
  id: string;
  /** Relative to the project root for files inside the project. */
  displayPath: string;
  source: string;
}

/** The files of a kind, ordered by id. Subfolders are allowed. */
export function readEntryFiles(folder: string, kind: Kind): EntryFile[] {
  const ofKind = join(folder, kind);
  if (!existsSync(ofKind)) return [];
  return readdirSync(ofKind, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => ({
      id: basename(path, '.json'),
      displayPath: toProjectPath(join(ofKind, path)),
      source: readFileSync(join(ofKind, path), 'utf8'),
    }))
    .toSorted(
      (one, other) =>
        compareStrings(one.id, other.id) || compareStrings(one.displayPath, other.displayPath),
    );
}

export function toProjectPath(path: string): string {
  const inside = relative(projectFolder, path);
  return inside.startsWith('..') || isAbsolute(inside) ? path : inside;
}

function compareStrings(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
