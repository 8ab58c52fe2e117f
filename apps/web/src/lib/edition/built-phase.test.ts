import { expect, test } from 'vitest';
import { editionEnd, editionStart } from '@kongres/content/facts/phases';
import { getBuildPhase } from './built-phase.server.ts';

test('without a clock the build is before the congress', () => {
  expect(getBuildPhase('', editionEnd)).toBe('before');
});

test('a clock sets the phase of the build', () => {
  expect(getBuildPhase('now', editionStart)).toBe('live');
  expect(getBuildPhase(editionEnd.toISOString(), editionStart)).toBe('after');
});

test('an invalid clock fails the build', () => {
  expect(() => getBuildPhase('tomorrow', editionStart)).toThrow('EDITION_CLOCK');
});
