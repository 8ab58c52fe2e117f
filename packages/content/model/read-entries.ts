import { entriesFolder } from '../config.ts';
import { readEntryFiles } from './entry-files.ts';
import type { Entry, Kind } from './kinds.ts';
import { parseEntry } from './parse-entry.ts';

const known = new Map<Kind, readonly Entry[]>();

export function listEntries<K extends Kind>(kind: K): readonly Entry<K>[] {
  const entries = known.get(kind) ?? readEntries(kind);
  known.set(kind, entries);
  return entries as unknown as readonly Entry<K>[];
}

function readEntries(kind: Kind): Entry[] {
  const entries = readEntryFiles(entriesFolder, kind).map(({ id, displayPath: shown, source }) => {
    const parsed = parseEntry(kind, id, source);
    if (!parsed.ok) throw new Error(`${shown}: ${parsed.faults.join('; ')}.`);
    return parsed.entry;
  });
  // Files are ordered by id, and the sort is stable.
  return entries.toSorted((one, other) => {
    const place = getSortKey(one);
    const otherPlace = getSortKey(other);
    return place === otherPlace ? 0 : place < otherPlace ? -1 : 1;
  });
}

function getSortKey(entry: Entry): number | string {
  if ('day' in entry)
    return `${entry.day.toString().padStart(3, '0')} ${entry.starts} ${entry.room}`;
  if ('date' in entry) return -Date.parse(entry.date);
  return entry.order ?? Infinity;
}
