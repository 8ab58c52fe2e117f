import { expect, test } from 'vitest';
import { getZoneCity, hasDifferentHours, createZoneClock } from './zone-clock.ts';

const winter = '2026-02-18T10:00:00+01:00';

test.each([
  ['America/New_York', '4:00', 0],
  ['Europe/Warsaw', '10:00', 0],
  ['Asia/Tokyo', '18:00', 0],
  ['Asia/Kolkata', '14:30', 0],
])('at the opening of the congress a clock in %s shows %s', (zone, time, days) => {
  const clock = createZoneClock(zone, 'en-GB');
  expect(clock.formatTime(winter)).toBe(time);
  expect(clock.getDayOffset(winter)).toBe(days);
});

test('an evening gala is on the next day in Tokyo and the opening on the previous day in Honolulu', () => {
  expect(createZoneClock('Asia/Tokyo', 'pl').getDayOffset('2026-02-21T19:00:00+01:00')).toBe(1);
  expect(createZoneClock('Pacific/Honolulu', 'pl').getDayOffset(winter)).toBe(-1);
});

test.each([
  // New York changes its clocks three weeks before Europe.
  ['America/New_York', '2026-03-07T10:00:00+01:00', '4:00'],
  ['America/New_York', '2026-03-08T10:00:00+01:00', '5:00'],
  ['America/New_York', '2026-03-29T10:00:00+02:00', '4:00'],
  ['Asia/Tokyo', '2026-03-28T10:00:00+01:00', '18:00'],
  ['Asia/Tokyo', '2026-03-29T10:00:00+02:00', '17:00'],
  ['Europe/Warsaw', '2026-03-29T10:00:00+02:00', '10:00'],
])('across daylight saving changes %s at %s shows %s', (zone, at, time) => {
  expect(createZoneClock(zone, 'pl').formatTime(at)).toBe(time);
});

test('hours are formatted by language', () => {
  const ends = '2026-02-18T10:45:00+01:00';
  expect(createZoneClock('America/New_York', 'en-US').formatHours(winter, ends)).toMatch(
    /^4:00–4:45\sAM$/,
  );
  expect(createZoneClock('America/New_York', 'es').formatHours(winter, ends)).toBe('4:00-4:45');
});

test('a zone differs only if its hours do, including after a daylight saving change', () => {
  expect(hasDifferentHours('Europe/Berlin', [winter])).toBe(false);
  expect(hasDifferentHours('Europe/London', [winter])).toBe(true);
  expect(hasDifferentHours('Africa/Algiers', [winter])).toBe(false);
  expect(hasDifferentHours('Africa/Algiers', [winter, '2026-03-30T10:00:00+02:00'])).toBe(true);
});

test('a zone is named after its city', () => {
  expect(getZoneCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
});
