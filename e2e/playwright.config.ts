import { defineConfig } from '@playwright/test';
import { isGate, siteOrigin } from './config.ts';

/** Where money moves, and what is measured: one try. */
const sale = [
  'purchase',
  'selling',
  'order',
  'after-purchase',
  'order-return',
  'order-address',
  'find-orders',
  'client-address',
  'client-limits',
  'buttons',
];
const alone = ['logs', 'lighthouse', 'page-speed', 'hostile-client', 'rush'];
const filesOf = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'tests',
  outputDir: '../.reports/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: isGate,
  timeout: 120_000,
  // Patience for a busy machine; what has to be quick says so itself.
  expect: { timeout: 30_000 },
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
    // A journey may be tried twice on the gate, which then names it as flaky.
    { name: 'journeys', testIgnore: filesOf([...sale, ...alone]), retries: isGate ? 1 : 0 },
    { name: 'sale', testMatch: filesOf(sale) },
    // What the journeys have left behind in the logs.
    { name: 'logs', testMatch: filesOf(['logs']), dependencies: ['journeys', 'sale'] },
    // Alone: another test on the same two cores would be measured with the page.
    { name: 'speed', testMatch: filesOf(['page-speed']), dependencies: ['logs'] },
    { name: 'lighthouse', testMatch: filesOf(['lighthouse']), dependencies: ['speed'] },
    { name: 'hostile', testMatch: filesOf(['hostile-client']), dependencies: ['lighthouse'] },
    { name: 'rush', testMatch: filesOf(['rush']), dependencies: ['hostile'] },
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
