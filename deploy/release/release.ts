import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Places } from '../lib/places.ts';

/** What a release says of itself, in `release.json`. */
export interface Release {
  id: string;
  /** The version of its programs, where a site was built later and goes with them. */
  version?: string;
  /** When it was packed: two packages may bear one version by mistake. */
  packed: string;
  /** For whom its site was built; it serves nobody else. */
  origin: string;
  stage: string;
  /** The files under `site/client/assets` that it was built with, which its pages ask for by hash. */
  assets: string[];
}

export function readRelease(folder: string): Release {
  return JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Release;
}

/** The files that a built site brought, before those of other releases come along. */
export function assetsIn(folder: string): string[] {
  const assets = join(folder, 'site/client/assets');
  return readdirSync(assets, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(assets, join(parentPath, name)));
}

/** All that are installed, the newest first. */
export function listReleases({ releases }: Places): string[] {
  const age = (id: string) => statSync(join(releases, id, 'release.json')).mtimeMs;
  return readdirSync(releases)
    .filter((id) => !id.startsWith('.'))
    .toSorted((a, b) => age(b) - age(a) || b.localeCompare(a));
}

/** The release a link leads to; null before the first. */
export function linkedRelease(link: string): string | null {
  try {
    return basename(readlinkSync(link));
  } catch {
    return null;
  }
}
