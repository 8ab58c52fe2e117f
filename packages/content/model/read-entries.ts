import { entriesFolder } from '../config.ts';
import { entryFiles } from './entry-files.ts';
import type { Entry, Kind } from './kinds.ts';
import { parseEntry } from './parse-entry.ts';

const known = new Map<Kind, readonly Entry[]>();

/** The entries of a kind in this build, in the order in which pages show them; read once. */
export function entriesOf<K extends Kind>(kind: K): readonly Entry<K>[] {
  const entries = known.get(kind) ?? readEntries(kind);
  known.set(kind, entries);
  return entries as unknown as readonly Entry<K>[];
}

function readEntries(kind: Kind): Entry[] {
  const entries = entryFiles(entriesFolder, kind).map(({ id, shown, source }) => {
    const parsed = parseEntry(kind, id, source);
    if (!parsed.ok) throw new Error(`${shown}: ${parsed.faults.join('; ')}.`);
    return parsed.entry;
  });
  // The files come by id, and sorting leaves those that share a place as they were.
  return entries.toSorted((one, other) => {
    const place = placeOf(one);
    const otherPlace = placeOf(other);
    return place === otherPlace ? 0 : place < otherPlace ? -1 : 1;
  });
}

/** Sessions stand by their time and room, news by their date, the newest first, all others by `order`. */
function placeOf(entry: Entry): number | string {
  if ('day' in entry)
    return `${entry.day.toString().padStart(3, '0')} ${entry.starts} ${entry.room}`;
  if ('date' in entry) return -Date.parse(entry.date);
  return entry.order ?? Infinity;
}
