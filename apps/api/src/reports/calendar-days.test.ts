import { expect, test } from 'vitest';
import { addDays, axisDays, dayOf, reportDays } from './calendar-days.ts';

test.each([
  ['2025-07-01T21:59:59Z', '2025-07-01'],
  ['2025-07-01T22:00:00Z', '2025-07-02'],
  ['2025-12-01T22:59:59Z', '2025-12-01'],
  ['2025-12-01T23:00:00Z', '2025-12-02'],
])('%s is %s in Warsaw', (moment, day) => {
  expect(dayOf(new Date(moment))).toBe(day);
});

test('a report has every day from the first event to today, over both changes of the clock', () => {
  const days = reportDays(['2025-03-28', '2025-03-30'], '2025-11-02');
  expect(days[0]).toBe('2025-03-28');
  expect(days.at(-1)).toBe('2025-11-02');
  expect(days).toHaveLength(220);
  expect(new Set(days).size).toBe(220);
});

test('a report of a young shop still shows two weeks', () => {
  expect(reportDays([], '2025-11-14')).toHaveLength(14);
  expect(reportDays(['2025-11-14'], '2025-11-14')[0]).toBe('2025-11-01');
});

test('an axis names one to seven days of any sale of up to two years', () => {
  const today = '2027-11-14';
  for (let length = 14; length < 730; length += 7) {
    const named = axisDays(reportDays([addDays(today, 1 - length)], today));
    expect([length, named.length >= 1 && named.length <= 7]).toEqual([length, true]);
  }
});
