import { defineConfig } from '@playwright/test';
import { freshStack } from '../fresh-stack.ts';
import { launch } from '../launch.ts';

/** Takes the pictures of the organisers' guide anew; nothing is checked by it. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.reports/guide',
  timeout: 300_000,
  use: { launchOptions: launch('chromium-headless-shell'), locale: 'pl-PL', actionTimeout: 20_000 },
  webServer: freshStack,
});
