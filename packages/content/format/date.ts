import { congressDay, edition, lastDay } from '../facts/edition.ts';
import type { LanguageCode } from '../facts/languages.ts';
import { dateFormat } from './made-once.ts';

const dateParts = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short' },
  monthAndYear: { month: 'long', year: 'numeric' },
  dayAndMonth: { day: 'numeric', month: 'long' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  weekdayName: { weekday: 'long' },
  weekdayTiny: { weekday: 'short' },
  weekdayShort: { weekday: 'short', day: 'numeric', month: 'numeric' },
  dayNumber: { day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const timeParts = { hour: 'numeric', minute: '2-digit' } as const;

export type DateStyle = keyof typeof dateParts;

/** Calendar days have no zone of their own: they are held at noon UTC, where no zone turns them over. */
function atNoon(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

export function formatDay(day: string, code: LanguageCode, style: DateStyle): string {
  return tiedDate(calendar(code, style).formatToParts(atNoon(day)), code);
}

/** A day that stands alone, as over a list: it begins with a capital. */
export function formatDayLabel(day: string, code: LanguageCode): string {
  const label = formatDay(day, code, 'weekday');
  return label.charAt(0).toLocaleUpperCase(code) + label.slice(1);
}

const editionDates = new Map<string, string>();

/** The days of the congress: "16–22 lutego 2026", or as the language says it. Asked for at every sale, worked out once. */
export function formatEdition(code: LanguageCode, style: DateStyle): string {
  const key = `${code} ${style}`;
  const known = editionDates.get(key) ?? editionRange(code, style);
  editionDates.set(key, known);
  return known;
}

function editionRange(code: LanguageCode, style: DateStyle): string {
  const [first, last] = [atNoon(congressDay(1)), atNoon(lastDay)];
  const range = tiedDate(calendar(code, style).formatRangeToParts(first, last), code);
  // English sets thin spaces around the dash even between bare numbers; print does not.
  return dashOf(range.replace(/(\d)\s–\s(?=\d)/, '$1–'), code);
}

/** The same inside a sentence, which in Spanish reads "del 16 al 22 de febrero de 2026". */
export function formatEditionInText(code: LanguageCode): string {
  const range = formatEdition(code, 'long');
  return code === 'es' ? range.replace(/^(.+?)(?:-|\s–\s)/, 'del $1 al ') : range;
}

/** "10:00–18:00", or as the language says it. */
export function formatHours(starts: string, ends: string, code: LanguageCode): string {
  const range = clock(code).formatRange(at(starts), at(ends));
  return dashOf(range.replace(/\s–\s/, '–'), code);
}

/** The same inside a sentence, which in Spanish reads "de 10:00 a 18:00". */
export function formatHoursInText(starts: string, ends: string, code: LanguageCode): string {
  if (code !== 'es') return formatHours(starts, ends, code);
  return `de ${formatTime(starts, code)} a ${formatTime(ends, code)}`;
}

export function formatTime(time: string, code: LanguageCode): string {
  return clock(code).format(at(time));
}

/** A moment to the minute, as read off a clock where the congress is, and whose clock that is. */
export function formatMoment(moment: Date, code: LanguageCode): string {
  const zone = { timeZone: edition.timeZone };
  const day = tiedDate(
    dateFormat(code, { ...dateParts.long, ...zone }).formatToParts(moment),
    code,
  );
  const time = dateFormat(code, { ...timeParts, ...zone }).format(moment);
  return `${day}, ${warsawTime[code].replace('*', time.replace(' ', '\u00a0'))}`;
}

const warsawTime: Record<LanguageCode, string> = {
  pl: 'godz.\u00a0* (czas warszawski)',
  'en-GB': '* (Warsaw time)',
  'en-US': '* (Warsaw time)',
  de: '*\u00a0Uhr (Warschauer Zeit)',
  es: '* (hora de Varsovia)',
};

function calendar(code: LanguageCode, style: DateStyle): Intl.DateTimeFormat {
  // A month in figures is another one across the Atlantic.
  const isNamed = style === 'weekdayShort' && code.startsWith('en');
  const parts = { ...dateParts[style], ...(isNamed && { month: 'short' as const }) };
  return dateFormat(code, { ...parts, timeZone: 'UTC' });
}

function clock(code: LanguageCode): Intl.DateTimeFormat {
  return dateFormat(code, { ...timeParts, timeZone: 'UTC' });
}

function at(time: string): Date {
  return new Date(`2000-01-01T${time}:00Z`);
}

/** A day stays with its month. */
function tiedDate(
  parts: readonly { type: Intl.DateTimeFormatPartTypes; value: string }[],
  code: LanguageCode,
): string {
  return parts
    .map(({ type, value }, index) => {
      if (type === 'month' && code === 'pl') return dottedMonth(value);
      const around = new Set([parts[index - 1]?.type, parts[index + 1]?.type]);
      const isBetween = around.has('day') && around.has('month');
      return isBetween ? value.replaceAll(' ', '\u00a0') : value;
    })
    .join('');
}

/** A Polish month that is cut short ends with a dot; May is whole. */
function dottedMonth(month: string): string {
  return /^\p{L}{3}$/u.test(month) && month !== 'maj' ? `${month}.` : month;
}

/** Spanish joins numbers with a hyphen. */
function dashOf(range: string, code: LanguageCode): string {
  return code === 'es' ? range.replace(/(\d)–(?=\d)/, '$1-') : range;
}

/** The calendar day of a moment where the congress is at home. */
export function dayAt(moment: Date): string {
  // Swedish writes a date as ISO does.
  return dateFormat('sv', { timeZone: edition.timeZone }).format(moment);
}

/** The instant of a wall-clock time at the congress, with its offset: 2026-02-16T10:00:00+01:00. */
export function instant(day: string, time: string): string {
  const wall = `${day}T${time}:00`;
  // The clock may be turned on that very day: the offset counts that is in force at the result.
  const guess = new Date(`${wall}${offsetAt(new Date(`${wall}Z`))}`);
  return `${wall}${offsetAt(guess)}`;
}

function offsetAt(moment: Date): string {
  const name = dateFormat('en', {
    timeZone: edition.timeZone,
    timeZoneName: 'longOffset',
  })
    .formatToParts(moment)
    .find((part) => part.type === 'timeZoneName')?.value;
  return name?.replace('GMT', '') || '+00:00';
}
