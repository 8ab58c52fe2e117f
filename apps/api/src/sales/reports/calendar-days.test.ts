import { expect, test } from 'vitest';
import { addDays, toCalendarDay, listDaysUntil } from './calendar-days.ts';

test.each([
  ['2025-07-01T21:59:59Z', '2025-07-01'],
  ['2025-07-01T22:00:00Z', '2025-07-02'],
  ['2025-12-01T22:59:59Z', '2025-12-01'],
  ['2025-12-01T23:00:00Z', '2025-12-02'],
])('%s is %s in Warsaw', (moment, day) => {
  expect(toCalendarDay(new Date(moment))).toBe(day);
});

test('lists every day from the first known one to today, across both clock changes', () => {
  const days = listDaysUntil('2025-11-02', ['2025-03-30', '2025-03-28']);
  expect(days[0]).toBe('2025-03-28');
  expect(days.at(-1)).toBe('2025-11-02');
  expect(days).toHaveLength(220);
  expect(new Set(days).size).toBe(220);
});

test('lists at least thirty days', () => {
  expect(listDaysUntil('2025-11-14', [])).toHaveLength(30);
  expect(listDaysUntil('2025-11-14', ['2025-11-14'])[0]).toBe(addDays('2025-11-14', -29));
});
