import lighthouse from 'lighthouse';
import { chromium } from '@playwright/test';
import { languages } from '@kongres/content/facts/languages';
import { isAcceptance } from '../config.ts';
import { measuredPages } from '../measured-pages.ts';
import { expect, test } from '../test.ts';

const paths = isAcceptance
  ? [...measuredPages, ...languages.slice(1).map(({ path }) => `/${path}`)]
  : measuredPages.slice(0, 1);

/** Performance is reported without a limit because it depends on the machine (page-speed.spec.ts). */
const requiredCategories = ['accessibility', 'best-practices', 'seo'];

const port = 9333;

// Serial, and each runs even if an earlier one failed.
test.describe.configure({ mode: 'default' });

for (const path of paths) {
  test(`${path} has full Lighthouse scores on a phone`, async ({
    baseURL,
    launchOptions,
    reportCheck,
  }) => {
    test.setTimeout(540_000);
    const report = reportCheck('lighthouse');
    const browser = await chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
    });
    const result = await lighthouse(`${baseURL}${path}`, { port, logLevel: 'error' });
    await browser.close();
    if (!result) throw new Error('Lighthouse returned nothing');
    const { categories, audits } = result.lhr;
    const scoreOf = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
    const belowFull = requiredCategories
      .filter((id) => scoreOf(id) < 100)
      .map((id) => `${id} ${scoreOf(id)}`);
    const failedAudits = Object.entries(audits)
      .filter(([, audit]) => audit.score === 0 && audit.scoreDisplayMode === 'binary')
      .map(([id]) => id);
    report([`${path} ${scoreOf('performance')}`, ...belowFull].join(' '));
    expect(belowFull, failedAudits.join(' ')).toEqual([]);
  });
}
