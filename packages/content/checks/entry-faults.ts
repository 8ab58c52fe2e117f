import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { entriesFolder, mediaName } from '../config.ts';
import { entryFiles, shownPath } from '../model/entry-files.ts';
import { entryId } from '../model/fields.ts';
import { kinds, references, type Entry, type Kind } from '../model/kinds.ts';
import { parseEntry } from '../model/parse-entry.ts';
import { publishedName, readPublished } from '../model/published.ts';
import { photoFault } from './photo-fault.ts';
import { textFaults } from './text-faults.ts';

const allKinds = Object.keys(kinds) as Kind[];

/** One sentence, with file and field, for everything in the entries that no page can be made of. */
export function entryFaults(folder = entriesFolder): string[] {
  if (!existsSync(folder)) return [`${shownPath(folder)}: there is no such folder of entries.`];
  const files = allKinds.flatMap((kind) =>
    entryFiles(folder, kind).map((file) => ({ kind, ...file })),
  );
  const firstOf = new Map(files.toReversed().map((file) => [`${file.kind}/${file.id}`, file]));
  const standFaults = standsTaken();
  const faults = files.flatMap((file) => {
    const first = firstOf.get(`${file.kind}/${file.id}`);
    const parsed = parseEntry(file.kind, file.id, file.source);
    return [
      ...(entryId.safeParse(file.id).success
        ? []
        : ['the name of the file is no id: a to z, digits and hyphens']),
      ...(first === file ? [] : [`the id "${file.id}" is used already, by ${first?.shown}`]),
      ...(parsed.ok
        ? [
            ...referenceFaults(file.kind, parsed.entry, (id) => firstOf.has(id)),
            ...photoFaults(parsed.entry, folder),
            ...textFaults(parsed.entry),
            ...standFaults(file, parsed.entry),
          ]
        : parsed.faults),
    ].map((fault) => `${file.shown}: ${fault}.`);
  });
  return [...folderFaults(folder), ...publishedFaults(folder), ...faults];
}

/** A folder with a misspelt name would be left out without a word. */
function folderFaults(folder: string): string[] {
  const fit: readonly string[] = [...allKinds, mediaName, publishedName];
  return readdirSync(folder)
    .filter((name) => !fit.includes(name))
    .map((name) => `${shownPath(join(folder, name))}: is none of ${fit.join(', ')}.`);
}

function publishedFaults(folder: string): string[] {
  const { fault } = readPublished(folder);
  return fault ? [`${shownPath(join(folder, publishedName))}: is not right: ${fault}.`] : [];
}

function referenceFaults(kind: Kind, entry: Entry, exists: (id: string) => boolean): string[] {
  const fields = Object.entries<Kind>(references[kind] ?? {});
  return fields.flatMap(([field, named]) => {
    const value = (entry as unknown as Record<string, string | string[] | undefined>)[field] ?? [];
    return [value]
      .flat()
      .filter((id) => !exists(`${named}/${id}`))
      .map((id) => `${field} names "${id}", which is not among the ${named}`);
  });
}

/** Two companies cannot stand in one place. */
function standsTaken() {
  const taken = new Map<string, string>();
  return ({ shown }: { shown: string }, entry: Entry): string[] => {
    if (!('stand' in entry)) return [];
    const first = taken.get(entry.stand);
    if (!first) taken.set(entry.stand, shown);
    return first ? [`stand ${entry.stand} is taken already, by ${first}`] : [];
  };
}

function photoFaults(entry: Entry, folder: string): string[] {
  const photo = 'photo' in entry ? entry.photo : undefined;
  const fault = photo && photoFault(join(folder, mediaName, photo));
  return fault ? [`photo is not right: ${mediaName}/${photo} ${fault}`] : [];
}
