import { expect, test } from 'vitest';
import { editionEnd, editionStart } from '@kongres/content/facts/phases';
import { getDemonstrationStart } from '../../lib/demonstration-clock.ts';
import { describeEditionClock } from './describe-edition-clock.ts';

test('one line says where the edition clock stands and how to change it', () => {
  const demonstration = describeEditionClock(getDemonstrationStart());
  expect(demonstration).toContain('12 weeks before the first day');
  expect(demonstration).toContain('EDITION_CLOCK');
  expect(demonstration).not.toContain('\n');
  expect(describeEditionClock(editionStart)).toContain('during the congress');
  expect(describeEditionClock(editionEnd)).toContain('after the congress');
});
