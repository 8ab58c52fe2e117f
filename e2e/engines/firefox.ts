import { launch, type Browser } from 'puppeteer-core';
import { findProgram } from '@kongres/tools/lib/find-program';
import { tabSize, type Engine, type Tab } from './engine.ts';
import { findElement } from './find-element.ts';

export async function launchFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findProgram('firefox-esr'),
    defaultViewport: tabSize,
    // Classic scroll bars reduce the viewport, as on most desktops.
    extraPrefsFirefox: { 'ui.useOverlayScrollbars': 0 },
  });
  return {
    name: (await browser.version()).replace('/', ' '),
    openTab: () => openTab(browser),
    close: () => browser.close(),
  };
}

/** Firefox checks prefetch hints against `default-src` only and blocks ours; navigation still works. */
const refusedHint = /blocked the loading of a resource \(default-src\) at \S+\.data because/;

async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  const addError = (text: string) => {
    if (!refusedHint.test(text)) consoleErrors.push(`${page.url()}: ${text}`);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') addError(message.text());
  });
  // Includes policy violations.
  page.on('pageerror', (error) => addError(String(error)));
  return {
    open: async (address) => void (await page.goto(address)),
    resize: (width, height) => page.setViewport({ width, height }),
    run: (script, arg) => page.evaluate(script as never, arg),
    find: async (seen) => (await page.evaluateHandle(findElement, seen)).asElement(),
    screenshot: async () => Buffer.from(await page.screenshot()),
    // The round trip ensures that earlier events have arrived.
    consoleErrors: async () => page.evaluate(() => {}).then(() => consoleErrors),
    close: () => context.close(),
  };
}
