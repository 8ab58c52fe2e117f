import { join } from 'node:path';

export const rootFolder = join(import.meta.dirname, '../..');
export const siteFolder = join(rootFolder, 'apps/web/build');
/** The invented congress of `npm run stack -- --sample`, and the site that is built from it. */
export const sampleFolder = join(rootFolder, '.stack/sample-congress');
export const sampleSiteFolder = join(rootFolder, 'apps/web/.sample/build');
export const deployFolder = join(rootFolder, 'deploy');

/** What a running stack writes: configuration, logs, caches. Ignored by git, made anew each time. */
export function runFolderOf(port: number): string {
  return join(rootFolder, '.stack', String(port));
}
