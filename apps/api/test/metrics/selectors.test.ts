import { expect, test } from 'vitest';
import { findSelectors } from './selectors.ts';

test.each([
  ['up{job="kongres-api"} == 0', ['up{job="kongres-api"}']],
  ['probe_end - time() < 14 * 86400', ['probe_end']],
  ['max by (kind) (incidents{kind=~"dispute.*"}) > 0', ['incidents{kind=~"dispute.*"}']],
  ['max(a) < max(max_over_time(b[1d]))', ['a', 'b']],
  [
    'sum by (le) (rate(c_bucket{route=~"/api/x/.*"}[10m])) or d',
    ['c_bucket{route=~"/api/x/.*"}', 'd'],
  ],
])('extracts the selectors of %s', (expression, selectors) => {
  expect(findSelectors(expression)).toEqual(selectors);
});
