import { expect, test } from 'vitest';
import { editionStart } from '@kongres/content/facts/phases';
import { readDevConfig, readStackConfig } from './config.ts';
import { getDemonstrationStart } from './demonstration-clock.ts';

const dayMs = 86_400_000;

test('the demonstration starts twelve weeks before the first day, at the current time of day', () => {
  const now = new Date('2031-05-09T14:30:00Z');
  const start = getDemonstrationStart(now);
  expect(start.getTime() - (editionStart.getTime() - 12 * 7 * dayMs)).toBe(now.getTime() % dayMs);
});

test('dev and stack start the edition clock there, unless EDITION_CLOCK is set', () => {
  for (const read of [readDevConfig, readStackConfig]) {
    const daysAhead = (editionStart.getTime() - Date.parse(read({}).editionClock)) / dayMs;
    expect(Math.ceil(daysAhead)).toBe(12 * 7);
    expect(read({ EDITION_CLOCK: 'now' }).editionClock).toBe('now');
  }
});
