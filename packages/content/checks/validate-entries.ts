import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { entriesFolder, mediaName } from '../config.ts';
import { readEntryFiles, toProjectPath } from '../model/entry-files.ts';
import { entryId } from '../model/fields.ts';
import { kinds, references, type Entry, type Kind } from '../model/kinds.ts';
import { parseEntry } from '../model/parse-entry.ts';
import { publishedName, readPublished } from '../model/published.ts';
import { validatePhoto } from './validate-photo.ts';
import { validateEntryTexts } from './validate-texts.ts';

const allKinds = Object.keys(kinds) as Kind[];

/** Returns one message with file and field for each error in the entries. */
export function validateEntries(folder = entriesFolder): string[] {
  if (!existsSync(folder))
    return [`${toProjectPath(folder)}: the folder of entries does not exist.`];
  const files = allKinds.flatMap((kind) =>
    readEntryFiles(folder, kind).map((file) => ({ kind, ...file })),
  );
  const firstOf = new Map(files.toReversed().map((file) => [`${file.kind}/${file.id}`, file]));
  const standFaults = createStandValidator();
  const faults = files.flatMap((file) => {
    const first = firstOf.get(`${file.kind}/${file.id}`);
    const parsed = parseEntry(file.kind, file.id, file.source);
    return [
      ...(entryId.safeParse(file.id).success
        ? []
        : ['the file name is not an id: a to z, digits and hyphens']),
      ...(first === file ? [] : [`the id "${file.id}" is already used by ${first?.displayPath}`]),
      ...(parsed.ok
        ? [
            ...validateReferences(file.kind, parsed.entry, (id) => firstOf.has(id)),
            ...validateEntryPhoto(parsed.entry, folder),
            ...validateEntryTexts(parsed.entry),
            ...standFaults(file, parsed.entry),
          ]
        : parsed.faults),
    ].map((fault) => `${file.displayPath}: ${fault}.`);
  });
  return [...validateFolderNames(folder), ...validatePublished(folder), ...faults];
}

/** A folder with a misspelt name would be ignored silently. */
function validateFolderNames(folder: string): string[] {
  const fit: readonly string[] = [...allKinds, mediaName, publishedName];
  return readdirSync(folder)
    .filter((name) => !fit.includes(name))
    .map((name) => `${toProjectPath(join(folder, name))}: is not one of ${fit.join(', ')}.`);
}

function validatePublished(folder: string): string[] {
  const { fault } = readPublished(folder);
  return fault ? [`${toProjectPath(join(folder, publishedName))}: is invalid: ${fault}.`] : [];
}

function validateReferences(kind: Kind, entry: Entry, exists: (id: string) => boolean): string[] {
  const fields = Object.entries<Kind>(references[kind] ?? {});
  return fields.flatMap(([field, named]) => {
    const value = (entry as unknown as Record<string, string | string[] | undefined>)[field] ?? [];
    return [value]
      .flat()
      .filter((id) => !exists(`${named}/${id}`))
      .map((id) => `${field} names "${id}", which is not among the ${named}`);
  });
}

function createStandValidator() {
  const taken = new Map<string, string>();
  return ({ displayPath }: { displayPath: string }, entry: Entry): string[] => {
    if (!('stand' in entry)) return [];
    const first = taken.get(entry.stand);
    if (!first) taken.set(entry.stand, displayPath);
    return first ? [`stand ${entry.stand} is already taken by ${first}`] : [];
  };
}

function validateEntryPhoto(entry: Entry, folder: string): string[] {
  const photo = 'photo' in entry ? entry.photo : undefined;
  const fault = photo && validatePhoto(join(folder, mediaName, photo));
  return fault ? [`photo is invalid: ${mediaName}/${photo} ${fault}`] : [];
}
