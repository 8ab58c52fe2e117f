import { createHash } from 'node:crypto';
import { test as base, type Page } from '@playwright/test';
import type { CheckId } from '@kongres/tools/acceptance/checks';
import { recordResult } from '@kongres/tools/acceptance/results';
import { clientHeader } from './config.ts';

interface TestFixtures {
  /** Console errors, exceptions and policy violations so far. */
  consoleErrors: string[];
  page: Page;
  /** Links the test to an acceptance check; the returned function records the measured figure. */
  reportCheck: (check: CheckId) => (figure: string) => void;
}

/** Client IP address per test and retry, so that rate limits do not add up across tests. */
function createClientAddress(testId: string, retry: number): string {
  const [a, b, c] = createHash('sha256').update(`${testId} ${retry}`).digest();
  return `10.${a}.${b}.${c}`;
}

const consoleErrorsByPage = new WeakMap<Page, string[]>();

/** Collects console errors and suppresses the welcome popup. */
export const test = base.extend<TestFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
  extraHTTPHeaders: async ({}, use, { testId, retry }) =>
    await use({ [clientHeader]: createClientAddress(testId, retry) }),
  page: async ({ page }, use) => {
    const consoleErrors: string[] = [];
    consoleErrorsByPage.set(page, consoleErrors);
    page.on('console', (message) => {
      if (message.type() === 'error') consoleErrors.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => consoleErrors.push(`${page.url()}: ${error.message}`));
    await page.addInitScript(() => localStorage.setItem('welcomePopupClosed', 'true'));
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`refused: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
      ),
    );
    await use(page);
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
  reportCheck: async ({}, use, info) => {
    const measured = new Map<CheckId, string>();
    await use((check) => {
      measured.set(check, '');
      return (figure) => measured.set(check, figure);
    });
    const result = info.status === info.expectedStatus ? 'passed' : 'failed';
    // A retried test reports its last run.
    if (result === 'failed' && info.retry < info.project.retries) return;
    for (const [check, figure] of measured) recordResult({ check, figure, result });
  },
  consoleErrors: async ({ page }, use) => use(consoleErrorsByPage.get(page) ?? []),
});

export { expect } from '@playwright/test';
