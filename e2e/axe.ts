import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { isAcceptance, pickByCommit } from '@kongres/tools/acceptance/sample';

const widths = [320, 1280] as const;

/** Viewport widths for an axe check: one per commit, both on acceptance. */
export function sampleWidths(state: string): readonly number[] {
  return isAcceptance ? widths : [pickByCommit(widths, `axe ${state}`)];
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Frames are skipped: axe waits forever for one that runs no script. AxeBuilder takes three times as long because it
 * aggregates its results in a second page.
 */
export async function findAxeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(runAxe, tags);
  return violations.flatMap(({ id, targets }) => targets.map((target) => `${id}: ${target}`));
}

/** Runs in the browser. */
async function runAxe(values: string[]) {
  const { axe: inPage } = window as unknown as { axe: typeof axe };
  const { violations } = await inPage.run({
    iframes: false,
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values },
  });
  return violations.map(({ id, nodes }) => ({
    id,
    targets: nodes.map(({ target }) => target.join(' ')),
  }));
}
