import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharePicture } from '@kongres/content/facts/press-materials';
import { png } from '../../../illustrations/raster.server.ts';

/** Beside what other tools keep between builds. */
const folder = join('node_modules', '.cache', 'share-pictures');

/** A picture that was painted in an earlier build is not painted again: it is known by what is on it. */
export function storedPng(svg: string): Buffer {
  const file = join(folder, `${createHash('sha256').update(svg).digest('hex')}.png`);
  try {
    return readFileSync(file);
  } catch {
    const picture = png(svg, sharePicture.width);
    store(file, picture);
    return picture;
  }
}

/** Where nothing can be kept, the next build paints again. */
function store(file: string, picture: Buffer) {
  try {
    mkdirSync(folder, { recursive: true });
    const draft = `${file}.${process.pid}.${performance.now()}`;
    writeFileSync(draft, picture);
    renameSync(draft, file);
  } catch {
    // A read-only folder is no reason to stop a build.
  }
}
