import { defineConfig } from '@playwright/test';
import { isGate, isAcceptance, siteOrigin } from './config.ts';
import type { EngineOption } from './engines/test.ts';
import { freshStack } from './fresh-stack.ts';
import { launch } from './launch.ts';

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
const elsewhere = ['other-engines'];
/** On a site of its own. */
const published = ['published-*'];
/** Beside Chromium. They run with the journeys, before anything is measured. */
const engines: EngineOption['engineId'][] = isAcceptance ? ['firefox', 'webkit'] : ['firefox'];
const filesOf = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`);

export default defineConfig<object, EngineOption>({
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
    launchOptions: launch('chromium-headless-shell'),
    locale: 'pl-PL',
    // A trace of every test would cost a third of the time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    // A journey may be tried twice on the gate, which then names it as flaky.
    {
      name: 'journeys',
      testIgnore: filesOf([...sale, ...alone, ...elsewhere, ...published]),
      retries: isGate ? 1 : 0,
    },
    { name: 'sale', testMatch: filesOf(sale) },
    { name: 'published', testMatch: filesOf(published), retries: isGate ? 1 : 0 },
    ...engines.map((engineId) => ({
      name: engineId,
      testMatch: filesOf(elsewhere),
      retries: isGate ? 1 : 0,
      use: { engineId },
    })),
    // What the journeys have left behind in the logs.
    {
      name: 'logs',
      testMatch: filesOf(['logs']),
      dependencies: ['journeys', 'sale', 'published', ...engines],
    },
    // Alone: another test on the same two cores would be measured with the page.
    // In the whole browser: its limits were found there, and the shell spends less on a page.
    {
      name: 'speed',
      testMatch: filesOf(['page-speed']),
      dependencies: ['logs'],
      use: { launchOptions: launch('chromium') },
    },
    { name: 'lighthouse', testMatch: filesOf(['lighthouse']), dependencies: ['speed'] },
    { name: 'hostile', testMatch: filesOf(['hostile-client']), dependencies: ['lighthouse'] },
    { name: 'rush', testMatch: filesOf(['rush']), dependencies: ['hostile'] },
  ],
  webServer: freshStack,
});
