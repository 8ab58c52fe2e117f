import { edition } from '@kongres/content/facts/edition';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatHours, formatTime } from '@kongres/content/format/date';

/** What a clock in some zone shows of a session's times, which are known with the offset of the congress. */
export interface ZoneClock {
  time(at: string): string;
  hours(starts: string, ends: string): string;
  /** How many days later than at the congress it is there: one in Tokyo late in the evening, minus one in Honolulu. */
  daysOff(at: string): number;
}

export function zoneClock(zone: string, code: LanguageCode): ZoneClock {
  // Swedish writes a date as ISO does.
  const wall = new Intl.DateTimeFormat('sv', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const read = (at: string) => wall.format(new Date(at)).split(' ') as [day: string, time: string];
  return {
    time: (at) => formatTime(read(at)[1], code),
    hours: (starts, ends) => formatHours(read(starts)[1], read(ends)[1], code),
    daysOff: (at) => (Date.parse(read(at)[0]) - Date.parse(at.slice(0, 10))) / 86_400_000,
  };
}

/** Whether a zone shows other hours than the congress at one of these moments; summer time may begin in between. */
export function differs(zone: string, moments: readonly string[]): boolean {
  const there = zoneClock(zone, 'en-GB');
  const home = zoneClock(edition.timeZone, 'en-GB');
  return moments.some((at) => there.time(at) !== home.time(at) || there.daysOff(at) !== 0);
}

/** "America/New_York" -> "New York". */
export function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
