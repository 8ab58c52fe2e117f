import { expect, test } from 'vitest';
import { editionEnds, editionStarts } from '@kongres/content/facts/phases';
import { phaseOfBuild } from './built-phase.server.ts';

test('a build that is told no time is one before the congress, whatever day it is', () => {
  expect(phaseOfBuild('', editionEnds)).toBe('before');
});

test('a build that is told a time is one for that time', () => {
  expect(phaseOfBuild('now', editionStarts)).toBe('live');
  expect(phaseOfBuild(editionEnds.toISOString(), editionStarts)).toBe('after');
});

test('a build that is told no time in a way nobody understands fails', () => {
  expect(() => phaseOfBuild('tomorrow', editionStarts)).toThrow('EDITION_CLOCK');
});
