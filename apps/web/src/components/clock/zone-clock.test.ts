import { expect, test } from 'vitest';
import { cityOf, differs, zoneClock } from './zone-clock.ts';

const winter = '2026-02-18T10:00:00+01:00';

test.each([
  ['America/New_York', '4:00', 0],
  ['Europe/Warsaw', '10:00', 0],
  ['Asia/Tokyo', '18:00', 0],
  ['Asia/Kolkata', '14:30', 0],
])('when the congress opens, a clock in %s shows %s', (zone, time, days) => {
  const clock = zoneClock(zone, 'en-GB');
  expect(clock.time(winter)).toBe(time);
  expect(clock.daysOff(winter)).toBe(days);
});

test('a gala in the evening is on the next day in Tokyo, and the opening on the day before in Honolulu', () => {
  expect(zoneClock('Asia/Tokyo', 'pl').daysOff('2026-02-21T19:00:00+01:00')).toBe(1);
  expect(zoneClock('Pacific/Honolulu', 'pl').daysOff(winter)).toBe(-1);
});

test.each([
  // New York turns its clocks three weeks before Europe does.
  ['America/New_York', '2026-03-07T10:00:00+01:00', '4:00'],
  ['America/New_York', '2026-03-08T10:00:00+01:00', '5:00'],
  ['America/New_York', '2026-03-29T10:00:00+02:00', '4:00'],
  ['Asia/Tokyo', '2026-03-28T10:00:00+01:00', '18:00'],
  ['Asia/Tokyo', '2026-03-29T10:00:00+02:00', '17:00'],
  ['Europe/Warsaw', '2026-03-29T10:00:00+02:00', '10:00'],
])('over the days on which clocks are turned, %s at %s shows %s', (zone, at, time) => {
  expect(zoneClock(zone, 'pl').time(at)).toBe(time);
});

test('hours are told as the language does', () => {
  const ends = '2026-02-18T10:45:00+01:00';
  expect(zoneClock('America/New_York', 'en-US').hours(winter, ends)).toMatch(/^4:00–4:45\sAM$/);
  expect(zoneClock('America/New_York', 'es').hours(winter, ends)).toBe('4:00-4:45');
});

test('a zone with the hours of the congress has no clock of its own, unless summer time comes between', () => {
  expect(differs('Europe/Berlin', [winter])).toBe(false);
  expect(differs('Europe/London', [winter])).toBe(true);
  expect(differs('Africa/Algiers', [winter])).toBe(false);
  expect(differs('Africa/Algiers', [winter, '2026-03-30T10:00:00+02:00'])).toBe(true);
});

test('a zone is known by its city', () => {
  expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
});
