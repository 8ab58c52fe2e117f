import { expect, test } from 'vitest';
import { flakyTests } from './flaky-tests.ts';

test('a browser test that passed only at its second try is named, however deep it stands', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const suites = [
    {
      file: 'menu.spec.ts',
      specs: [spec('opens', 'flaky'), spec('closes', 'expected')],
      suites: [
        { file: 'menu.spec.ts', specs: [spec('folds', 'flaky'), spec('ends', 'unexpected')] },
      ],
    },
  ];
  expect(flakyTests({ suites })).toEqual(['menu.spec.ts: opens', 'menu.spec.ts: folds']);
});
