import { join } from 'node:path';
import type { Size } from '../sample-congress/make-congress.ts';

export const rootFolder = join(import.meta.dirname, '../..');
export const siteFolder = join(rootFolder, 'apps/web/build');
export const deskFolder = join(rootFolder, 'apps/desk/build');
/** The entries of each invented congress and the site that is built from them. */
export const sampleFolders = {
  full: sampleFoldersOf('full'),
  medium: sampleFoldersOf('medium'),
  small: sampleFoldersOf('small'),
} satisfies Record<Size, object>;

function sampleFoldersOf(size: Size) {
  return {
    entries: join(rootFolder, `.stack/${size}-congress`),
    site: join(rootFolder, `apps/web/.${size}/build`),
  };
}
export const deployFolder = join(rootFolder, 'deploy');

/** What a running stack writes: configuration, logs, caches. Ignored by git, made anew each time. */
export function runFolderOf(port: number): string {
  return join(rootFolder, '.stack', String(port));
}
