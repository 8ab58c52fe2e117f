import lighthouse from 'lighthouse';
import { chromium } from '@playwright/test';
import { languages } from '@kongres/content/facts/languages';
import { isProof } from '../config.ts';
import { expect, test } from '../test.ts';

/** Pages that must score, and what counts as having scored. */
const paths = [
  '/pl',
  '/pl/program',
  '/pl/kup-bilet',
  '/pl/miss-ai',
  '/pl/prelegenci',
  '/pl/expo',
  '/pl/strefy',
  '/pl/kontakt',
  '/pl/regulamin',
  ...(isProof ? languages.slice(1).map(({ path }) => `/${path}`) : []),
];
const goals = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 };

/**
 * Home scores 98 when the two shared cores are quiet and 90 to 97 when their neighbours are not: its
 * blocking time, 70 to 330 ms, is mostly theirs. Every change holds it to what it never falls below,
 * `npm run proof` to the goal.
 */
const goalsOf = (path: string) =>
  path === '/pl' && !isProof ? { ...goals, performance: 0.88 } : goals;

const port = 9333;

// One after another, and each whatever became of the one before.
test.describe.configure({ mode: 'default' });

for (const path of paths) {
  test(`Lighthouse on a phone is content with ${path}`, async ({
    baseURL,
    launchOptions,
    proves,
  }) => {
    test.setTimeout(180_000);
    const tell = proves('lighthouse');
    const browser = await chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
    });
    const runs: Scores[] = [];
    const faults: string[] = [];
    // The median of three: one slow moment of the machine is not the page's fault.
    while (runs.length < 3) {
      const result = await lighthouse(`${baseURL}${path}`, { port, logLevel: 'error' });
      if (!result) throw new Error('Lighthouse returned nothing');
      const { categories, audits } = result.lhr;
      runs.push(
        Object.fromEntries(Object.keys(goals).map((id) => [id, categories[id]?.score ?? 0])),
      );
      for (const [id, audit] of Object.entries(audits)) {
        if (audit.score === 0 && audit.scoreDisplayMode === 'binary') faults.push(id);
      }
    }
    await browser.close();
    const scores = median(runs);
    const { performance = 0, ...others } = scores;
    const lacking = Object.entries(others).filter(([, score]) => score < 1);
    tell(
      [
        `${path} ${percent(performance)}`,
        ...lacking.map(([id, score]) => `${id} ${percent(score)}`),
      ].join(' '),
    );
    for (const [id, goal] of Object.entries(goalsOf(path))) {
      expect(scores[id], `${id}: ${[...new Set(faults)].join(' ')}`).toBeGreaterThanOrEqual(goal);
    }
  });
}

function percent(score: number): number {
  return Math.round(score * 100);
}

type Scores = Record<string, number>;

function median(runs: readonly Scores[]): Scores {
  return Object.fromEntries(
    Object.keys(goals).map((id) => {
      const values = runs.map((run) => run[id] ?? 0).toSorted((a, b) => a - b);
      return [id, values[Math.floor(values.length / 2)] ?? 0];
    }),
  );
}
