import { congressDay, edition, lastDay } from '../facts/edition.ts';
import type { LanguageCode } from '../facts/languages.ts';

const dateParts = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short' },
  dayAndMonth: { day: 'numeric', month: 'long' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  weekdayName: { weekday: 'long' },
  weekdayTiny: { weekday: 'short' },
  weekdayShort: { weekday: 'short', day: 'numeric', month: 'numeric' },
  dayNumber: { day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof dateParts;

/** Calendar days have no zone of their own: they are held at noon UTC, where no zone turns them over. */
function atNoon(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

export function formatDay(day: string, code: LanguageCode, style: DateStyle): string {
  return new Intl.DateTimeFormat(code, { ...dateParts[style], timeZone: 'UTC' }).format(
    atNoon(day),
  );
}

export function formatEdition(code: LanguageCode, style: DateStyle): string {
  const format = new Intl.DateTimeFormat(code, { ...dateParts[style], timeZone: 'UTC' });
  return closeRange(format.formatRange(atNoon(congressDay(1)), atNoon(lastDay)));
}

/** "10:00–18:00", or as the language says it. */
export function formatHours(starts: string, ends: string, code: LanguageCode): string {
  return closeRange(clock(code).formatRange(at(starts), at(ends)));
}

function clock(code: LanguageCode): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(code, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
}

function at(time: string): Date {
  return new Date(`2000-01-01T${time}:00Z`);
}

export function formatTime(time: string, code: LanguageCode): string {
  return clock(code).format(at(time));
}

/** A moment to the minute, as read off a clock where the congress is, with that clock's name. */
export function formatMoment(moment: Date, code: LanguageCode): string {
  return new Intl.DateTimeFormat(code, {
    ...dateParts.long,
    hour: 'numeric',
    minute: '2-digit',
    timeZone: edition.timeZone,
    timeZoneName: 'short',
  }).format(moment);
}

/** The calendar day of a moment where the congress is at home. */
export function dayAt(moment: Date): string {
  // Swedish writes a date as ISO does.
  return new Intl.DateTimeFormat('sv', { timeZone: edition.timeZone }).format(moment);
}

/** The instant of a wall-clock time at the congress, with its offset: 2026-02-16T10:00:00+01:00. */
export function instant(day: string, time: string): string {
  const wall = `${day}T${time}:00`;
  // The clock may be turned on that very day: the offset counts that is in force at the result.
  const guess = new Date(`${wall}${offsetAt(new Date(`${wall}Z`))}`);
  return `${wall}${offsetAt(guess)}`;
}

function offsetAt(moment: Date): string {
  const name = new Intl.DateTimeFormat('en', {
    timeZone: edition.timeZone,
    timeZoneName: 'longOffset',
  })
    .formatToParts(moment)
    .find((part) => part.type === 'timeZoneName')?.value;
  return name?.replace('GMT', '') || '+00:00';
}

/** English sets thin spaces around the dash even between bare numbers; print does not. */
function closeRange(range: string): string {
  return range.replace(/(\d)\s–\s(\d)/g, '$1–$2');
}
