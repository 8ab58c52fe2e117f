import { globSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '@kongres/tools/lib/folders';

/** Every address at which the build has put a document: pages, and addresses that only send on. */
export const siteAddresses: readonly string[] = globSync('**/index.html', {
  cwd: join(siteFolder, 'client'),
}).map((file) => `/${file}`.replace(/\/index\.html$/, '') || '/');
