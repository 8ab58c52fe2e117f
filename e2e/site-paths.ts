import { globSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '@kongres/tools/lib/folders';

/** Paths of every built document: pages and redirects. */
export const sitePaths: readonly string[] = globSync('**/index.html', {
  cwd: join(siteFolder, 'client'),
}).map((file) => `/${file}`.replace(/\/index\.html$/, '') || '/');
