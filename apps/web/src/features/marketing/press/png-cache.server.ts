import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharePicture } from '@kongres/content/facts/press-materials';
import { renderPng } from '../../../illustrations/raster.server.ts';

const folder = join('node_modules', '.cache', 'share-pictures');

/** Caches rendered pictures between builds by the hash of their SVG. */
export function renderCachedPng(svg: string): Buffer {
  const file = join(folder, `${createHash('sha256').update(svg).digest('hex')}.png`);
  try {
    return readFileSync(file);
  } catch {
    const picture = renderPng(svg, sharePicture.width);
    writeCacheFile(file, picture);
    return picture;
  }
}

function writeCacheFile(file: string, picture: Buffer) {
  try {
    mkdirSync(folder, { recursive: true });
    const temporaryFile = `${file}.${process.pid}.${performance.now()}`;
    writeFileSync(temporaryFile, picture);
    renameSync(temporaryFile, file);
  } catch {
    // The cache is optional: a read-only folder must not fail the build.
  }
}
