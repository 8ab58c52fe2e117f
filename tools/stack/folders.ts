import { join } from 'node:path';

export const rootFolder = join(import.meta.dirname, '../..');
export const siteFolder = join(rootFolder, 'apps/web/build');
export const deployFolder = join(rootFolder, 'deploy');

/** What a running stack writes: configuration, logs, caches. Ignored by git, made anew each time. */
export function runFolderOf(port: number): string {
  return join(rootFolder, '.stack', String(port));
}
