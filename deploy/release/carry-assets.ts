import { existsSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Places } from '../lib/places.ts';
import { listReleases, readRelease } from './release.ts';

/**
 * A tab that was opened before still asks for the files of its own version. Their names hold a hash, so those of all
 * installed releases live beside each other; as links, they take no room.
 */
export function carryAssets(places: Places, into: string): number {
  const assets = (id: string) => join(places.releases, id, 'site/client/assets');
  let carried = 0;
  for (const id of listReleases(places)) {
    if (id === into) continue;
    for (const name of readRelease(join(places.releases, id)).assets) {
      const [from, to] = [join(assets(id), name), join(assets(into), name)];
      if (existsSync(to) || !existsSync(from)) continue;
      mkdirSync(dirname(to), { recursive: true });
      linkSync(from, to);
      carried += 1;
    }
  }
  return carried;
}
