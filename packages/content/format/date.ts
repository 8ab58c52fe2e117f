import { getCongressDay, edition, lastDay } from '../facts/edition.ts';
import type { LanguageCode } from '../facts/languages.ts';
import { getDateFormat } from './cached-formats.ts';

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

/** Days are represented by noon UTC, which is the same day in every time zone used here. */
function toNoonUtc(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

export function formatDay(day: string, code: LanguageCode, style: DateStyle): string {
  return joinDateParts(getCalendarFormat(code, style).formatToParts(toNoonUtc(day)), code);
}

export function formatDayLabel(day: string, code: LanguageCode): string {
  const label = formatDay(day, code, 'weekday');
  return label.charAt(0).toLocaleUpperCase(code) + label.slice(1);
}

const editionDates = new Map<string, string>();

/** The days of the congress: "16–22 lutego 2026". Cached, because every sale formats it. */
export function formatEdition(code: LanguageCode, style: DateStyle): string {
  const key = `${code} ${style}`;
  const known = editionDates.get(key) ?? formatEditionRange(code, style);
  editionDates.set(key, known);
  return known;
}

function formatEditionRange(code: LanguageCode, style: DateStyle): string {
  const [first, last] = [toNoonUtc(getCongressDay(1)), toNoonUtc(lastDay)];
  const range = joinDateParts(getCalendarFormat(code, style).formatRangeToParts(first, last), code);
  // English formats have thin spaces around the dash between numbers.
  return normaliseDash(range.replace(/(\d)\s–\s(?=\d)/, '$1–'), code);
}

export function formatEditionInText(code: LanguageCode): string {
  const range = formatEdition(code, 'long');
  return code === 'es' ? range.replace(/^(.+?)(?:-|\s–\s)/, 'del $1 al ') : range;
}

/** "10:00–18:00" */
export function formatHours(starts: string, ends: string, code: LanguageCode): string {
  const range = getClockFormat(code).formatRange(parseTime(starts), parseTime(ends));
  return normaliseDash(range.replace(/\s–\s/, '–'), code);
}

export function formatHoursInText(starts: string, ends: string, code: LanguageCode): string {
  if (code !== 'es') return formatHours(starts, ends, code);
  return `de ${formatTime(starts, code)} a ${formatTime(ends, code)}`;
}

export function formatTime(time: string, code: LanguageCode): string {
  return getClockFormat(code).format(parseTime(time));
}

/** Date and time in the congress time zone, with its name. */
export function formatMoment(moment: Date, code: LanguageCode): string {
  const zone = { timeZone: edition.timeZone };
  const day = joinDateParts(
    getDateFormat(code, { ...dateParts.long, ...zone }).formatToParts(moment),
    code,
  );
  const time = getDateFormat(code, { ...timeParts, ...zone }).format(moment);
  return `${day}, ${momentPatterns[code].replace('*', time.replace(' ', '\u00a0'))}`;
}

const momentPatterns: Record<LanguageCode, string> = {
  pl: 'godz.\u00a0* (czas warszawski)',
  'en-GB': '* (Warsaw time)',
  'en-US': '* (Warsaw time)',
  de: '*\u00a0Uhr (Warschauer Zeit)',
  es: '* (hora de Varsovia)',
};

function getCalendarFormat(code: LanguageCode, style: DateStyle): Intl.DateTimeFormat {
  // Numeric months are ambiguous between British and American English.
  const isNamed = style === 'weekdayShort' && code.startsWith('en');
  const parts = { ...dateParts[style], ...(isNamed && { month: 'short' as const }) };
  return getDateFormat(code, { ...parts, timeZone: 'UTC' });
}

function getClockFormat(code: LanguageCode): Intl.DateTimeFormat {
  return getDateFormat(code, { ...timeParts, timeZone: 'UTC' });
}

function parseTime(time: string): Date {
  return new Date(`2000-01-01T${time}:00Z`);
}

/** Keeps day and month together. */
function joinDateParts(
  parts: readonly { type: Intl.DateTimeFormatPartTypes; value: string }[],
  code: LanguageCode,
): string {
  return parts
    .map(({ type, value }, index) => {
      if (type === 'month' && code === 'pl') return addMonthDot(value);
      const around = new Set([parts[index - 1]?.type, parts[index + 1]?.type]);
      const isBetween = around.has('day') && around.has('month');
      return isBetween ? value.replaceAll(' ', '\u00a0') : value;
    })
    .join('');
}

/** Abbreviated Polish months end with a dot; "maj" is not abbreviated. */
function addMonthDot(month: string): string {
  return /^\p{L}{3}$/u.test(month) && month !== 'maj' ? `${month}.` : month;
}

/** Spanish joins numbers with a hyphen. */
function normaliseDash(range: string, code: LanguageCode): string {
  return code === 'es' ? range.replace(/(\d)–(?=\d)/, '$1-') : range;
}

/** The calendar day of an instant in the congress time zone. */
export function toLocalDay(moment: Date): string {
  // The Swedish date format is ISO 8601.
  return getDateFormat('sv', { timeZone: edition.timeZone }).format(moment);
}

export function toIsoInstant(day: string, time: string): string {
  const wall = `${day}T${time}:00`;
  // The offset may change on that day; the offset at the result counts.
  const guess = new Date(`${wall}${getOffset(new Date(`${wall}Z`))}`);
  return `${wall}${getOffset(guess)}`;
}

function getOffset(moment: Date): string {
  const name = getDateFormat('en', {
    timeZone: edition.timeZone,
    timeZoneName: 'longOffset',
  })
    .formatToParts(moment)
    .find((part) => part.type === 'timeZoneName')?.value;
  return name?.replace('GMT', '') || '+00:00';
}
