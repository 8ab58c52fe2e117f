import { rmSync } from 'node:fs';
import { buildSite } from '../stack/build-site.ts';
import { sampleSiteEnvironment } from '../stack/environment.ts';
import { sampleFolders, type Size } from '../stack/folders.ts';
import { makeCongress, usualSeed } from './make-congress.ts';
import { writeCongress } from './write-congress.ts';

/** Builds the site of an invented congress, beside the real one. */
export function buildSample(size: Size): void {
  const { entries } = sampleFolders[size];
  rmSync(entries, { recursive: true, force: true });
  writeCongress(entries, makeCongress(usualSeed, size));
  buildSite(sampleSiteEnvironment(size));
}
