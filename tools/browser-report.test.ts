import { expect, test } from 'vitest';
import { failedTests, flakyTests, measureFiles } from './browser-report.ts';

const spec = (title: string, status: string, ...messages: string[]) => ({
  title,
  tests: [
    {
      projectName: 'journeys',
      status,
      results: messages.map((message) => ({ duration: 1500, error: { message } })),
    },
  ],
});
const suites = [
  {
    file: 'menu.spec.ts',
    specs: [spec('opens', 'flaky', 'late'), spec('closes', 'expected')],
    suites: [
      {
        file: 'menu.spec.ts',
        specs: [
          spec('folds', 'flaky', 'late'),
          spec('ends', 'unexpected', '\u001B[31mnot seen\u001B[39m\nand a page more', 'again'),
          spec('falls', 'unexpected'),
        ],
      },
    ],
  },
];

test('a browser test that passed only at its second try is named, however deep it stands', () => {
  expect(flakyTests({ suites })).toEqual([
    '[journeys] menu.spec.ts: opens',
    '[journeys] menu.spec.ts: folds',
  ]);
});

test('a browser test that failed is named with the first line of what it said', () => {
  expect(failedTests({ suites })).toEqual([
    '[journeys] menu.spec.ts: ends: not seen',
    '[journeys] menu.spec.ts: falls: said nothing',
  ]);
});

test('the duration of a file counts every try of its tests', () => {
  const other = { file: 'other.spec.ts', specs: [spec('runs', 'expected', '')] };
  expect(measureFiles({ suites: [...suites, other] })).toEqual([
    { file: 'menu.spec.ts', seconds: 6 },
    { file: 'other.spec.ts', seconds: 1.5 },
  ]);
});
