import { closeSync, constants, fstatSync, openSync, opendirSync, readSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Files of a user who is not trusted, read by one who may read everything. That user may change them at the same time, so
 * a path is never walked twice: each folder is held open, and what is in it is opened from there. Node has no call for
 * that, but Linux shows every open folder under /proc. No link is followed, nowhere.
 */
export interface Foreign {
  at: number;
  /** For a person to read. */
  path: string;
  isFolder: boolean;
  owner: number;
}

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK, O_DIRECTORY } = constants;

/** What a page, a script or a picture is called. */
const fitName = /^(?:\.well-known|[A-Za-z0-9_-][A-Za-z0-9._+~@-]*)$/;

const problems: Partial<Record<string, string>> = {
  ELOOP: 'is a link',
  ENOENT: 'is missing',
  ENOTDIR: 'is not a folder',
};

/** A folder whose own path is ours. */
export function withFolder<T>(path: string, use: (folder: Foreign) => T): T {
  return withOpened(path, path, O_DIRECTORY, (found) => use(found));
}

/** What a folder has under a name: a regular file or a folder of the same owner, and nothing else. */
export function withEntry<T>(parent: Foreign, name: string, use: (entry: Foreign) => T): T {
  const path = join(parent.path, name);
  if (!fitName.test(name)) throw new Error(`${path} is not a fit name`);
  return withOpened(`/proc/self/fd/${parent.at}/${name}`, path, 0, (found, links) => {
    if (found.owner !== parent.owner) throw new Error(`${path} belongs to somebody else`);
    if (!found.isFolder && links !== 1) throw new Error(`${path} has another name elsewhere`);
    return use(found);
  });
}

export function namesIn({ at, path }: Foreign, most: number): string[] {
  const names: string[] = [];
  const folder = opendirSync(`/proc/self/fd/${at}`);
  try {
    for (let entry = folder.readSync(); entry; entry = folder.readSync()) {
      names.push(entry.name);
      if (names.length > most) throw new Error(`${path} has more than ${most} entries`);
    }
  } finally {
    folder.closeSync();
  }
  return names.toSorted();
}

/** The bytes of a file, piece by piece: it may grow while it is read. */
export function* piecesOf({ at, path, isFolder }: Foreign): Generator<Buffer> {
  if (isFolder) throw new Error(`${path} is not a file`);
  const piece = Buffer.alloc(256 * 1024);
  for (let size = readSync(at, piece); size > 0; size = readSync(at, piece)) {
    yield piece.subarray(0, size);
  }
}

function withOpened<T>(
  opened: string,
  path: string,
  flag: number,
  use: (found: Foreign, links: number) => T,
): T {
  let at: number;
  try {
    // Without waiting: a pipe that nobody writes into would hold this up for ever.
    at = openSync(opened, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | flag);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new Error(`${path} ${problems[code] ?? `cannot be read: ${code}`}`, { cause: error });
  }
  try {
    const stat = fstatSync(at);
    const isFolder = stat.isDirectory();
    if (!isFolder && !stat.isFile()) throw new Error(`${path} is neither a file nor a folder`);
    return use({ at, path, isFolder, owner: stat.uid }, stat.nlink);
  } finally {
    closeSync(at);
  }
}
