import { join } from 'node:path';

export const rootFolder = join(import.meta.dirname, '../..');
export const siteFolder = join(rootFolder, 'apps/web/build');
export const deskFolder = join(rootFolder, 'apps/desk/build');
/** The invented congress of `npm run stack -- --sample` and the small one of the browser tests, each with its site. */
export const sampleFolders = {
  full: {
    entries: join(rootFolder, '.stack/sample-congress'),
    site: join(rootFolder, 'apps/web/.sample/build'),
  },
  small: {
    entries: join(rootFolder, '.stack/small-congress'),
    site: join(rootFolder, 'apps/web/.small/build'),
  },
};
export const deployFolder = join(rootFolder, 'deploy');

/** What a running stack writes: configuration, logs, caches. Ignored by git, made anew each time. */
export function runFolderOf(port: number): string {
  return join(rootFolder, '.stack', String(port));
}
