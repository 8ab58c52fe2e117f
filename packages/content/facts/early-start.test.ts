import { expect, test } from 'vitest';
import { asksForConsent } from './early-start.ts';
import { editionEnds, editionStarts } from './phases.ts';
import { policies } from './policies.ts';

const at = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000);
const withdrawal = policies.withdrawalDays * 24 * 60;

test('who buys less than the days to withdraw before the first day is asked, until the edition is over', () => {
  // Two hours of slack: a clock may be turned in between.
  expect(asksForConsent(at(editionStarts, -withdrawal - 120))).toBe(false);
  expect(asksForConsent(at(editionStarts, -withdrawal + 120))).toBe(true);
  expect(asksForConsent(editionStarts)).toBe(true);
  expect(asksForConsent(at(editionEnds, -1))).toBe(true);
  expect(asksForConsent(editionEnds)).toBe(false);
});
