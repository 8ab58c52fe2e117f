import { existsSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ServerPaths } from '../lib/paths.ts';
import { listReleases, readRelease } from './release.ts';

/**
 * Open tabs request the assets of their own release. File names contain a hash, so the assets of all installed releases
 * are hard-linked into each other.
 */
export function linkAssets(places: ServerPaths, into: string): number {
  const assets = (id: string) => join(places.releases, id, 'site/client/assets');
  let linked = 0;
  for (const id of listReleases(places)) {
    if (id === into) continue;
    for (const name of readRelease(join(places.releases, id)).assets) {
      const [from, to] = [join(assets(id), name), join(assets(into), name)];
      if (existsSync(to) || !existsSync(from)) continue;
      mkdirSync(dirname(to), { recursive: true });
      linkSync(from, to);
      linked += 1;
    }
  }
  return linked;
}
