import { existsSync } from 'node:fs';
import { sampleFolders } from '@kongres/tools/lib/folders';
import { apiPorts } from '../config.ts';
import { startNginx } from '../own-nginx.ts';
import { test as base } from '../test.ts';

/** The site of a small invented congress, with everything published. */
export const { site } = sampleFolders.small;

/** A page of the published site, in front of the API of the stack. */
export const test = base.extend<object, { publishedOrigin: string }>({
  publishedOrigin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, use, { parallelIndex }) => {
      if (!existsSync(site)) throw new Error('There is no published site: npm run build:small');
      const nginx = await startNginx('published', { site, apiPorts, index: parallelIndex });
      await use(nginx.origin);
      await nginx.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ publishedOrigin }, use) => use(publishedOrigin),
});

export { expect } from '../test.ts';
