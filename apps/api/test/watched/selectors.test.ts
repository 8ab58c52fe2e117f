import { expect, test } from 'vitest';
import { selectorsIn } from './selectors.ts';

test.each([
  ['up{job="kongres-api"} == 0', ['up{job="kongres-api"}']],
  ['probe_end - time() < 14 * 86400', ['probe_end']],
  ['max by (kind) (alarms{kind=~"dispute.*"}) > 0', ['alarms{kind=~"dispute.*"}']],
  ['max(a) < max(max_over_time(b[1d]))', ['a', 'b']],
  [
    'sum by (le) (rate(c_bucket{route=~"/api/x/.*"}[10m])) or d',
    ['c_bucket{route=~"/api/x/.*"}', 'd'],
  ],
])('%s', (expression, selectors) => {
  expect(selectorsIn(expression)).toEqual(selectors);
});
