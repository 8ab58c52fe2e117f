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

type BrowserProject = Project<PlaywrightTestOptions, PlaywrightWorkerOptions & EngineOption>;
const retries = isGate ? 1 : 0;
const runs = (part: GatePart) => browserParts.length === 0 || browserParts.includes(part);

/** A journey may be tried twice on the gate, which then names it as flaky. */
const journeys: BrowserProject[] = runs('browser-1')
  ? [
      {
        name: 'journeys',
        testIgnore: filesOf([...sale, ...alone, ...elsewhere, ...published]),
        retries,
      },
    ]
  : [];

const otherJourneys: BrowserProject[] = runs('browser-2')
  ? [
      // First: they run one after the other, and at the end one core would wait for them.
      ...engines.map((engineId) => ({
        name: engineId,
        testMatch: filesOf(elsewhere),
        retries,
        use: { engineId },
      })),
      { name: 'sale', testMatch: filesOf(sale) },
      { name: 'published', testMatch: filesOf(published), retries },
    ]
  : [];

/** Reads what the journeys have written. */
const logs: BrowserProject = {
  name: 'logs',
  testMatch: filesOf(['logs']),
  dependencies: [...journeys, ...otherJourneys].map(({ name = '' }) => name),
};

/** Each alone: another test on the same two cores would be measured with it. */
const measurements: BrowserProject[] = runs('browser-2')
  ? [
      {
        name: 'speed',
        testMatch: filesOf(['page-speed']),
        dependencies: ['logs'],
        // The limits were found in the whole browser; the shell spends less on a page.
        use: { launchOptions: launch('chromium') },
      },
      { name: 'lighthouse', testMatch: filesOf(['lighthouse']), dependencies: ['speed'] },
      { name: 'hostile', testMatch: filesOf(['hostile-client']), dependencies: ['lighthouse'] },
      { name: 'rush', testMatch: filesOf(['rush']), dependencies: ['hostile'] },
    ]
  : [];

export default defineConfig<object, EngineOption>({
  testDir: 'tests',
  outputDir: '../.reports/browser',
  fullyParallel: true,
  // Three on two cores are slow enough for waits of 30 seconds to run out.
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
  projects: [...otherJourneys, ...journeys, logs, ...measurements],
  webServer: freshStack,
});
