import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { ServerPaths } from '../lib/paths.ts';

export interface Release {
  id: string;
  /** Version of the programs of an imported site. */
  version?: string;
  /** Build time; distinguishes packages with the same version. */
  packed: string;
  origin: string;
  stage: string;
  assets: string[];
}

export function readRelease(folder: string): Release {
  return JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Release;
}

/** Lists assets; call it before assets of other releases are linked. */
export function listAssets(folder: string): string[] {
  const assets = join(folder, 'site/client/assets');
  return readdirSync(assets, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(assets, join(parentPath, name)));
}

export function listReleases({ releases }: ServerPaths): string[] {
  const age = (id: string) => statSync(join(releases, id, 'release.json')).mtimeMs;
  return readdirSync(releases)
    .filter((id) => !id.startsWith('.'))
    .toSorted((a, b) => age(b) - age(a) || b.localeCompare(a));
}

export function readLinkedRelease(link: string): string | null {
  try {
    return basename(readlinkSync(link));
  } catch {
    return null;
  }
}
