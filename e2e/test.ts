import { test as base, type Page } from '@playwright/test';

interface Watched {
  /** Errors, exceptions and policy violations the page has caused so far. */
  complaints: string[];
  page: Page;
}

const complaintsOf = new WeakMap<Page, string[]>();

/** A page whose console is watched, with the welcome popup already closed. */
export const test = base.extend<Watched>({
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
  complaints: async ({ page }, use) => use(complaintsOf.get(page) ?? []),
});

export { expect } from '@playwright/test';
