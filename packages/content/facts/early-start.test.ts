import { expect, test } from 'vitest';
import { requiresEarlyStartConsent } from './early-start.ts';
import { editionEnd, editionStart } from './phases.ts';
import { policies } from './policies.ts';

const addMinutes = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000);
const withdrawal = policies.withdrawalDays * 24 * 60;

test('consent is required from the withdrawal period before the first day until the end of the edition', () => {
  // Two hours of slack for a daylight saving change.
  expect(requiresEarlyStartConsent(addMinutes(editionStart, -withdrawal - 120))).toBe(false);
  expect(requiresEarlyStartConsent(addMinutes(editionStart, -withdrawal + 120))).toBe(true);
  expect(requiresEarlyStartConsent(editionStart)).toBe(true);
  expect(requiresEarlyStartConsent(addMinutes(editionEnd, -1))).toBe(true);
  expect(requiresEarlyStartConsent(editionEnd)).toBe(false);
});
