import {
  defineConfig,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project,
} from '@playwright/test';
import type { GatePart } from '@kongres/tools/acceptance/parts';
import { browserParts, isAcceptance, isGate, siteOrigin } from './config.ts';
import type { EngineOption } from './engines/test.ts';
import { freshStack } from './fresh-stack.ts';
import { getLaunchOptions } from './launch-options.ts';

/** Payment tests and measurements are never retried. */
const saleSpecs = [
  'purchase',
  'payment',
  'order',
  'after-purchase',
  'checkout-return',
  'order-email',
  'find-orders',
  'client-address',
  'client-limits',
  'buttons',
];
const measuredSpecs = ['logs', 'lighthouse', 'page-speed', 'hostile-client', 'rush'];
const engineSpecs = ['other-engines'];
/** Run against the site of the sample congress. */
const publishedSpecs = ['published-*'];
/** Browsers besides Chromium; run with the journeys, before the measurements. */
const engines: EngineOption['engineId'][] = isAcceptance ? ['firefox', 'webkit'] : ['firefox'];
const toSpecPatterns = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`);

type BrowserProject = Project<PlaywrightTestOptions, PlaywrightWorkerOptions & EngineOption>;
const retries = isGate ? 1 : 0;
const shouldRunPart = (part: GatePart) => browserParts.length === 0 || browserParts.includes(part);

/** The gate retries a journey once and reports it as flaky. */
const journeys: BrowserProject[] = shouldRunPart('browser-1')
  ? [
      {
        name: 'journeys',
        testIgnore: toSpecPatterns([
          ...saleSpecs,
          ...measuredSpecs,
          ...engineSpecs,
          ...publishedSpecs,
        ]),
        retries,
      },
    ]
  : [];

const otherJourneys: BrowserProject[] = shouldRunPart('browser-2')
  ? [
      // First, because they run serially and would leave one core idle at the end.
      ...engines.map((engineId) => ({
        name: engineId,
        testMatch: toSpecPatterns(engineSpecs),
        retries,
        use: { engineId },
      })),
      { name: 'sale', testMatch: toSpecPatterns(saleSpecs) },
      { name: 'published', testMatch: toSpecPatterns(publishedSpecs), retries },
    ]
  : [];

/** Checks the logs that the journeys have written. */
const logs: BrowserProject = {
  name: 'logs',
  testMatch: toSpecPatterns(['logs']),
  dependencies: [...journeys, ...otherJourneys].map(({ name = '' }) => name),
};

/** Run one at a time: a parallel test on two cores would distort the measurement. */
const measurements: BrowserProject[] = shouldRunPart('browser-2')
  ? [
      {
        name: 'speed',
        testMatch: toSpecPatterns(['page-speed']),
        dependencies: ['logs'],
        // The limits apply to full Chromium; the headless shell uses less CPU.
        use: { launchOptions: getLaunchOptions('chromium') },
      },
      { name: 'lighthouse', testMatch: toSpecPatterns(['lighthouse']), dependencies: ['speed'] },
      {
        name: 'hostile',
        testMatch: toSpecPatterns(['hostile-client']),
        dependencies: ['lighthouse'],
      },
      { name: 'rush', testMatch: toSpecPatterns(['rush']), dependencies: ['hostile'] },
    ]
  : [];

export default defineConfig<object, EngineOption>({
  testDir: 'tests',
  outputDir: '../.reports/browser',
  fullyParallel: true,
  // Three workers on two cores exceed timeouts of 30 seconds.
  workers: 2,
  forbidOnly: isGate,
  timeout: 120_000,
  // Generous for a busy machine; tests with time limits set their own.
  expect: { timeout: 30_000 },
  use: {
    baseURL: siteOrigin,
    browserName: 'chromium',
    launchOptions: getLaunchOptions('chromium-headless-shell'),
    locale: 'pl-PL',
    // Tracing every test takes a third of the run time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [...otherJourneys, ...journeys, logs, ...measurements],
  webServer: freshStack,
});
