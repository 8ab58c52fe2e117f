import { defineConfig } from '@playwright/test';
import { isGate, siteOrigin } from './config.ts';

export default defineConfig({
  testDir: 'tests',
  outputDir: '../.reports/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: isGate,
  timeout: 60_000,
  // Patience for a busy machine; what has to be quick says so itself.
  expect: { timeout: 15_000 },
  use: {
    baseURL: siteOrigin,
    browserName: 'chromium',
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
    locale: 'pl-PL',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'journeys', testIgnore: ['**/{hostile-client,lighthouse,logs,rush}.spec.ts'] },
    // What the journeys have left behind in the logs.
    { name: 'logs', testMatch: '**/logs.spec.ts', dependencies: ['journeys'] },
    // Alone: another test on the same two cores would be measured with the page.
    { name: 'lighthouse', testMatch: '**/lighthouse.spec.ts', dependencies: ['logs'] },
    {
      name: 'hostile-client',
      testMatch: '**/hostile-client.spec.ts',
      dependencies: ['lighthouse'],
    },
    { name: 'rush', testMatch: '**/rush.spec.ts', dependencies: ['hostile-client'] },
  ],
  webServer: {
    command: 'npm run stack',
    cwd: '..',
    url: `${siteOrigin}/api/health`,
    timeout: 120_000,
    reuseExistingServer: !isGate,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
