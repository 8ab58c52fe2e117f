import { defineConfig } from '@playwright/test';
import { getLaunchOptions } from '../launch-options.ts';
import { siteOrigin } from '../config.ts';

/** Steps of `npm run drill:install`, in order, on a virtual machine. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.reports/drill',
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: siteOrigin,
    launchOptions: getLaunchOptions('chromium-headless-shell'),
    locale: 'pl-PL',
    screenshot: 'only-on-failure',
  },
});
