import lighthouse from 'lighthouse';
import { chromium } from '@playwright/test';
import { languages } from '@kongres/content/facts/languages';
import { isAcceptance } from '../config.ts';
import { measuredPages } from '../measured-pages.ts';
import { expect, test } from '../test.ts';

/** Home; every kind of page and home in every language on acceptance. */
const paths = isAcceptance
  ? [...measuredPages, ...languages.slice(1).map(({ path }) => `/${path}`)]
  : measuredPages.slice(0, 1);

/** Performance is told and not held to anything: it measures the machine too (page-speed.spec.ts). */
const held = ['accessibility', 'best-practices', 'seo'];

const port = 9333;

// One after another, and each whatever became of the one before.
test.describe.configure({ mode: 'default' });

for (const path of paths) {
  test(`Lighthouse on a phone is content with ${path}`, async ({
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
    const lacking = held.filter((id) => scoreOf(id) < 100).map((id) => `${id} ${scoreOf(id)}`);
    const faults = Object.entries(audits)
      .filter(([, audit]) => audit.score === 0 && audit.scoreDisplayMode === 'binary')
      .map(([id]) => id);
    report([`${path} ${scoreOf('performance')}`, ...lacking].join(' '));
    expect(lacking, faults.join(' ')).toEqual([]);
  });
}
