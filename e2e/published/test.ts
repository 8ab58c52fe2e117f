import { existsSync } from 'node:fs';
import { sampleFolders } from '@kongres/tools/lib/folders';
import { apiPorts } from '../config.ts';
import { startNginx } from '../test-nginx.ts';
import { test as base } from '../test.ts';

/** Site of the small sample congress with everything published. */
export const { site } = sampleFolders.small;

/** Tests against the published site with the stack's API. */
export const test = base.extend<object, { publishedOrigin: string }>({
  publishedOrigin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, use, { parallelIndex }) => {
      if (!existsSync(site)) throw new Error('no published site; run npm run build:small');
      const nginx = await startNginx('published', { site, apiPorts, index: parallelIndex });
      await use(nginx.origin);
      await nginx.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ publishedOrigin }, use) => use(publishedOrigin),
});

export { expect } from '../test.ts';
