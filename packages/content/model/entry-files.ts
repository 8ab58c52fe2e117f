import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, isAbsolute, join, relative } from 'node:path';
import { projectFolder } from '../config.ts';
import type { Kind } from './kinds.ts';

interface EntryFile {
  id: string;
  /** The path as a person is told it: from the root of the project where the file is inside it. */
  shown: string;
  source: string;
}

/** The files of a kind, in the order of their ids. Folders below that of the kind only sort them. */
export function entryFiles(folder: string, kind: Kind): EntryFile[] {
  const ofKind = join(folder, kind);
  if (!existsSync(ofKind)) return [];
  return readdirSync(ofKind, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => ({
      id: basename(path, '.json'),
      shown: shownPath(join(ofKind, path)),
      source: readFileSync(join(ofKind, path), 'utf8'),
    }))
    .toSorted((one, other) => compare(one.id, other.id) || compare(one.shown, other.shown));
}

export function shownPath(path: string): string {
  const inside = relative(projectFolder, path);
  return inside.startsWith('..') || isAbsolute(inside) ? path : inside;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
