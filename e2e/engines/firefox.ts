import { launch, type Browser } from 'puppeteer-core';
import { installed } from '@kongres/tools/lib/installed';
import { tabSize, type Engine, type Tab } from './engine.ts';
import { seek } from './seek.ts';

/** Debian's Firefox, over WebDriver BiDi. */
export async function launchFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: installed('firefox-esr'),
    defaultViewport: tabSize,
    // As on most desks: a scroll bar that takes its share of the window.
    extraPrefsFirefox: { 'ui.useOverlayScrollbars': 0 },
  });
  return {
    name: (await browser.version()).replace('/', ' '),
    newTab: () => newTab(browser),
    close: () => browser.close(),
  };
}

/**
 * By the standard a hint to fetch the next page early is refused only if every directive refuses it; Firefox asks
 * `default-src` alone. The page is then fetched when its link is followed, as without the hint.
 */
const refusedHint = /blocked the loading of a resource \(default-src\) at \S+\.data because/;

async function newTab(browser: Browser): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (!refusedHint.test(text)) complaints.push(`${page.url()}: ${text}`);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') complain(message.text());
  });
  // Among them what the policy refuses.
  page.on('pageerror', (error) => complain(String(error)));
  return {
    open: async (address) => void (await page.goto(address)),
    resize: (width, height) => page.setViewport({ width, height }),
    run: (script, arg) => page.evaluate(script as never, arg),
    find: async (seen) => (await page.evaluateHandle(seek, seen)).asElement(),
    screenshot: async () => Buffer.from(await page.screenshot()),
    // What the pages said before this answer has come before it.
    complaints: async () => page.evaluate(() => {}).then(() => complaints),
    close: () => context.close(),
  };
}
