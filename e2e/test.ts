import { createHash } from 'node:crypto';
import { test as base, type Page } from '@playwright/test';
import type { CheckId } from '@kongres/tools/acceptance/checks';
import { recordResult } from '@kongres/tools/acceptance/results';
import { clientHeader } from './config.ts';

interface Watched {
  /** Errors, exceptions and policy violations the page has caused so far. */
  complaints: string[];
  page: Page;
  /** Makes the test speak for a check of the proof: called first, told the figure once there is one. */
  reportCheck: (check: CheckId) => (figure: string) => void;
}

/** An address for each try of each test, so that none uses up the limits of another. */
function clientAddress(testId: string, retry: number): string {
  const [a, b, c] = createHash('sha256').update(`${testId} ${retry}`).digest();
  return `10.${a}.${b}.${c}`;
}

const complaintsOf = new WeakMap<Page, string[]>();

/** A page whose console is watched, with the welcome popup already closed. */
export const test = base.extend<Watched>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
  extraHTTPHeaders: async ({}, use, { testId, retry }) =>
    await use({ [clientHeader]: clientAddress(testId, retry) }),
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    complaintsOf.set(page, complaints);
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
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
    // A test that is tried again speaks with its last try.
    if (result === 'failed' && info.retry < info.project.retries) return;
    for (const [check, figure] of measured) recordResult({ check, figure, result });
  },
  complaints: async ({ page }, use) => use(complaintsOf.get(page) ?? []),
});

export { expect } from '@playwright/test';
