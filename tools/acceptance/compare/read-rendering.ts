import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { extractPdfText } from '../../lib/poppler.ts';
import { normaliseRendering } from './normalise.ts';

const textExtensions = new Set(
  '.atom .data .html .ics .json .map .m3u8 .svg .txt .vtt .webmanifest .xml'.split(' '),
);
/** Code and styles change with every refactoring; pages show their effect. */
const ignoredFiles = /\.(?:gz|br|zst|js)$|\/assets\/|^[^/]+\/server\//;

export function readRendering(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .filter((path) => !ignoredFiles.test(path));
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
  } else if (extension === '.pdf') yield [path, extractPdfText(bytes)];
  else if (textExtensions.has(extension)) yield [path, normaliseRendering(bytes.toString())];
  else yield [path, createHash('sha256').update(bytes).digest('hex')];
}
