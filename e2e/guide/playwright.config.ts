import { defineConfig } from '@playwright/test';
import { freshStack } from '../fresh-stack.ts';
import { getLaunchOptions } from '../launch-options.ts';

/** Retakes the screenshots of the organisers' guide; checks nothing. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.reports/guide',
  timeout: 300_000,
  use: {
    launchOptions: getLaunchOptions('chromium-headless-shell'),
    locale: 'pl-PL',
    actionTimeout: 20_000,
  },
  webServer: freshStack,
});
