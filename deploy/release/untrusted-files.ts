import { closeSync, constants, fstatSync, openSync, opendirSync, readSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A file or folder of an untrusted user, opened by root. The user may change paths concurrently, so entries are opened
 * relative to the open folder (through /proc/self/fd, as Node has no openat) and links are never followed.
 */
export interface UntrustedFile {
  descriptor: number;
  path: string;
  isFolder: boolean;
  owner: number;
}

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK, O_DIRECTORY } = constants;

const validName = /^(?:\.well-known|[A-Za-z0-9_-][A-Za-z0-9._+~@-]*)$/;

const problems: Partial<Record<string, string>> = {
  ELOOP: 'is a link',
  ENOENT: 'is missing',
  ENOTDIR: 'is not a folder',
};

export function withUntrustedFolder<T>(path: string, use: (folder: UntrustedFile) => T): T {
  return withOpenFile(path, path, O_DIRECTORY, (found) => use(found));
}

/** Opens an entry; rejects all but regular files and folders of the same owner. */
export function withUntrustedEntry<T>(
  parent: UntrustedFile,
  name: string,
  use: (entry: UntrustedFile) => T,
): T {
  const path = join(parent.path, name);
  if (!validName.test(name)) throw new Error(`${path} is not a valid name`);
  return withOpenFile(`/proc/self/fd/${parent.descriptor}/${name}`, path, 0, (found, links) => {
    if (found.owner !== parent.owner) throw new Error(`${path} has another owner`);
    if (!found.isFolder && links !== 1) throw new Error(`${path} has more than one hard link`);
    return use(found);
  });
}

export function listUntrustedNames(
  { descriptor, path }: UntrustedFile,
  maxEntries: number,
): string[] {
  const names: string[] = [];
  const folder = opendirSync(`/proc/self/fd/${descriptor}`);
  try {
    for (let entry = folder.readSync(); entry; entry = folder.readSync()) {
      names.push(entry.name);
      if (names.length > maxEntries) throw new Error(`${path} has more than ${maxEntries} entries`);
    }
  } finally {
    folder.closeSync();
  }
  return names.toSorted();
}

/** Reads in chunks, because the file may grow while it is read. */
export function* readChunks({ descriptor, path, isFolder }: UntrustedFile): Generator<Buffer> {
  if (isFolder) throw new Error(`${path} is not a file`);
  const chunk = Buffer.alloc(256 * 1024);
  for (let size = readSync(descriptor, chunk); size > 0; size = readSync(descriptor, chunk)) {
    yield chunk.subarray(0, size);
  }
}

function withOpenFile<T>(
  opened: string,
  path: string,
  flag: number,
  use: (found: UntrustedFile, links: number) => T,
): T {
  let descriptor: number;
  try {
    // O_NONBLOCK: opening a pipe without a writer would block forever.
    descriptor = openSync(opened, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | flag);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new Error(`${path} ${problems[code] ?? `cannot be read: ${code}`}`, { cause: error });
  }
  try {
    const stat = fstatSync(descriptor);
    const isFolder = stat.isDirectory();
    if (!isFolder && !stat.isFile()) throw new Error(`${path} is neither a file nor a folder`);
    return use({ descriptor, path, isFolder, owner: stat.uid }, stat.nlink);
  } finally {
    closeSync(descriptor);
  }
}
