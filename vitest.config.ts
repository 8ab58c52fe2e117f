import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { excludedTests } from './tools/lib/config.ts';

const testFiles = '{apps,packages,deploy,tools,e2e}/**/*.test.{ts,tsx}';
const machineTestFiles = '**/*.machine.test.ts';
const pageTestFiles = 'apps/web/page-tests/*.test.{ts,tsx}';
const ignored = ['**/node_modules/**', '**/build/**', ...excludedTests];

/** Tests that change modules, environment, globals or timeouts of their process. */
const needsOwnProcess = /\bvi\.(?:mock|doMock|resetModules|stubEnv|stubGlobal|setConfig)\b/;

const isolatedFiles = globSync(testFiles, {
  cwd: import.meta.dirname,
  exclude: [...ignored, pageTestFiles],
}).filter((file) => needsOwnProcess.test(readFileSync(join(import.meta.dirname, file), 'utf8')));

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
    // Most tests wait for a database or a process rather than for a CPU.
    maxWorkers: '150%',
    // Generous for busy machines.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 30_000 } },
    // The illustrations read colours from the tokens.
    css: { include: /tokens\.css/ },
    globalSetup: 'apps/api/test/template-database/global-setup.ts',
    projects: [
      // Files share a process: importing the product takes longer than most tests.
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
      // Pages of the site in a DOM with a fake API.
      {
        test: {
          name: 'pages',
          include: [pageTestFiles],
          exclude: ignored,
          // React measures with `performance`, which must not jump.
          fakeTimers: {
            toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
          },
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { settings: { navigation: noNavigation } } },
          // Differs from the congress time zone.
          env: { TZ: 'Asia/Tokyo' },
          isolate: false,
        },
      },
      // Requires Debian packages, or builds the whole site.
      { test: { name: 'machine', include: [machineTestFiles], exclude: ignored } },
    ],
  },
});
