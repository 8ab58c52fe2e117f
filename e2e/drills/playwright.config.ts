import { defineConfig } from '@playwright/test';
import { launch } from '../launch.ts';
import { siteOrigin } from '../config.ts';

/** What `npm run drill:install` walks through on a machine of its own, one step after the other. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.reports/drill',
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: siteOrigin,
    launchOptions: launch('chromium-headless-shell'),
    locale: 'pl-PL',
    screenshot: 'only-on-failure',
  },
});
