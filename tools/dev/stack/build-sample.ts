import { rmSync } from 'node:fs';
import { buildSite } from './build-site.ts';
import { buildSampleSiteEnvironment } from './environment.ts';
import { sampleFolders, type Size } from '../../lib/folders.ts';
import { makeCongress, usualSeed } from '../sample-congress/make-congress.ts';
import { writeCongress } from '../sample-congress/write-congress.ts';

export function buildSample(size: Size): void {
  const { entries } = sampleFolders[size];
  rmSync(entries, { recursive: true, force: true });
  writeCongress(entries, makeCongress(usualSeed, size));
  buildSite(buildSampleSiteEnvironment(size));
}
