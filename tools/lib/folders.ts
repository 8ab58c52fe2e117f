import { join } from 'node:path';

export const rootFolder = join(import.meta.dirname, '../..');
export const siteFolder = join(rootFolder, 'apps/web/build');
export const deskFolder = join(rootFolder, 'apps/desk/build');
/** The entries of each invented congress and the site that is built from them. */
export const sampleFolders = {
  full: sampleFoldersOf('full'),
  medium: sampleFoldersOf('medium'),
  small: sampleFoldersOf('small'),
};

/** `medium` is what a first edition may have, `full` is for load tests, `small` is for browser tests. */
export type Size = keyof typeof sampleFolders;

function sampleFoldersOf(size: string) {
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
