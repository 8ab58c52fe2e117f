import { edition } from '@kongres/content/facts/edition';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatHours, formatTime } from '@kongres/content/format/date';

/** Formats session times in a time zone. */
export interface ZoneClock {
  formatTime(at: string): string;
  formatHours(starts: string, ends: string): string;
  /** Days between the local date and the congress date: 1 for a late evening in Tokyo, -1 for Honolulu. */
  getDayOffset(at: string): number;
}

export function createZoneClock(zone: string, code: LanguageCode): ZoneClock {
  // The Swedish locale formats dates as ISO does.
  const wall = new Intl.DateTimeFormat('sv', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const read = (at: string) => wall.format(new Date(at)).split(' ') as [day: string, time: string];
  return {
    formatTime: (at) => formatTime(read(at)[1], code),
    formatHours: (starts, ends) => formatHours(read(starts)[1], read(ends)[1], code),
    getDayOffset: (at) => (Date.parse(read(at)[0]) - Date.parse(at.slice(0, 10))) / 86_400_000,
  };
}

/** Compares several moments because daylight saving time may begin between them. */
export function hasDifferentHours(zone: string, moments: readonly string[]): boolean {
  const local = createZoneClock(zone, 'en-GB');
  const congress = createZoneClock(edition.timeZone, 'en-GB');
  return moments.some(
    (at) => local.formatTime(at) !== congress.formatTime(at) || local.getDayOffset(at) !== 0,
  );
}

/** "America/New_York" -> "New York". */
export function getZoneCity(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
