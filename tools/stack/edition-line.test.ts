import { expect, test } from 'vitest';
import { editionEnds, editionStarts, phaseAt } from '@kongres/content/facts/phases';
import { readDevConfig, readStackConfig } from './config.ts';
import { demonstrationStart } from './demonstration-clock.ts';
import { editionLine } from './edition-line.ts';

test('dev, stack, browser tests and bench start twelve weeks before the first day, at any hour', () => {
  const minutes = Array.from({ length: 24 * 60 }, (_, minute) => minute);
  const lines = minutes.map((minute) => editionLine(demonstrationStart(new Date(minute * 60_000))));
  for (const line of lines) expect(line).toContain('12 weeks before the first day');
  for (const local of [readDevConfig({}), readStackConfig({}), readStackConfig({}, 'bench')]) {
    const start = new Date(local.editionClock);
    expect(phaseAt(start)).toBe('before');
    expect(editionLine(start)).toContain('12 weeks before the first day');
  }
});

test('another time is taken from EDITION_CLOCK', () => {
  const env = { EDITION_CLOCK: 'now' };
  expect(readDevConfig(env).editionClock).toBe('now');
  expect(readStackConfig(env).editionClock).toBe('now');
});

test('two starts at different times are two settings, so that none goes on where the other had come to', () => {
  const [one, other] = [demonstrationStart(new Date(0)), demonstrationStart(new Date(1))];
  expect(one).not.toEqual(other);
});

test('the line names the phase it is', () => {
  expect(editionLine(editionStarts)).toContain('while the congress is on');
  expect(editionLine(editionEnds)).toContain('after the congress');
});
