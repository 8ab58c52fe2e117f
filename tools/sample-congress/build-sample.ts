import { rmSync } from 'node:fs';
import { sampleFolders } from '../stack/folders.ts';
import { buildSite } from '../stack/build-site.ts';
import { makeCongress, usualSeed, type Size } from './make-congress.ts';
import { writeCongress } from './write-congress.ts';

/** Builds the site of an invented congress, beside the real one. */
export function buildSample(size: Size): void {
  const { entries, site } = sampleFolders[size];
  rmSync(entries, { recursive: true, force: true });
  writeCongress(entries, makeCongress(usualSeed, size));
  buildSite({
    CONTENT_DIR: entries,
    BUILD_DIR: site,
    ...(size === 'small' ? { PACK_LOOSELY: '1' } : {}),
  });
}
