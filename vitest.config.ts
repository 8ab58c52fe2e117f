import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { excludedTests } from './tools/lib/config.ts';

const testFiles = '{apps,packages,deploy,tools}/**/*.test.{ts,tsx}';
const machineTestFiles = '**/*.machine.test.ts';
const pageTestFiles = 'apps/web/page-tests/*.test.{ts,tsx}';
const ignored = ['**/node_modules/**', '**/build/**', ...excludedTests];

/** Changes modules, environment, globals or timeouts that other files in the same process would see. */
const needsOwnProcess = /\bvi\.(?:mock|doMock|resetModules|stubEnv|stubGlobal|setConfig)\b/;

const isolatedFiles = globSync(testFiles, {
  cwd: import.meta.dirname,
  exclude: [...ignored, pageTestFiles],
}).filter((file) => needsOwnProcess.test(readFileSync(join(import.meta.dirname, file), 'utf8')));

// Needs Node and the address of a PostgreSQL, on any system.
const anywhere = {
  exclude: [machineTestFiles, pageTestFiles, ...ignored],
  env: { TEST_TIER: 'anywhere' },
};

const noNavigation = {
  disableMainFrameNavigation: true,
  disableChildFrameNavigation: true,
  disableChildPageNavigation: true,
};

export default defineConfig({
  test: {
    exclude: ignored,
    // Most of them wait for a database or for each other's processes, not for a core.
    maxWorkers: '150%',
    // Patience for a busy machine; what has to be quick says so itself.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 30_000 } },
    // The drawings read their colours from the tokens.
    css: { include: /tokens\.css/ },
    globalSetup: 'apps/api/test/template-database/global-setup.ts',
    projects: [
      // One process runs many files: importing the product takes longer than most tests.
      {
        test: {
          ...anywhere,
          name: 'anywhere',
          include: [testFiles],
          exclude: [...anywhere.exclude, ...isolatedFiles],
          isolate: false,
        },
      },
      { test: { ...anywhere, name: 'anywhere-isolated', include: isolatedFiles } },
      // Pages of the site in a DOM, with a fake API.
      {
        test: {
          name: 'pages',
          include: [pageTestFiles],
          exclude: ignored,
          // React measures with `performance`, whose time must not jump.
          fakeTimers: {
            toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
          },
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { settings: { navigation: noNavigation } } },
          // Far from the congress, whose clock the pages show.
          env: { TZ: 'Asia/Tokyo' },
          isolate: false,
        },
      },
      // Needs programs of Debian's, or builds the whole site.
      { test: { name: 'machine', include: [machineTestFiles], exclude: ignored } },
    ],
  },
});
