import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { wordsOf } from '../../lib/poppler.ts';
import { normalise } from './normalise.ts';

const textExtensions = new Set(
  '.atom .data .html .ics .json .map .m3u8 .svg .txt .vtt .webmanifest .xml'.split(' '),
);
/** Code, styles and compressed copies differ with every refactoring; a visitor meets them through the pages. */
const leftOut = /\.(?:gz|br|zst|js)$|\/assets\/|^[^/]+\/server\//;

/** What each file of a rendering says, by its path; files without words as a hash. */
export function readRendering(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .filter((path) => !leftOut.test(path));
  const contents = files.toSorted().flatMap((path) => {
    const bytes = readFileSync(join(folder, path));
    return [...readParts(path, bytes)];
  });
  return new Map(contents);
}

function* readParts(path: string, bytes: Buffer): Generator<[path: string, content: string]> {
  const extension = extname(path);
  if (extension === '.zip') {
    for (const [name, part] of Object.entries(unzipSync(bytes))) {
      yield* readParts(`${path}/${name}`, Buffer.from(part));
    }
  } else if (extension === '.pdf') yield [path, wordsOf(bytes)];
  else if (textExtensions.has(extension)) yield [path, normalise(bytes.toString())];
  else yield [path, createHash('sha256').update(bytes).digest('hex')];
}
