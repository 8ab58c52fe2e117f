import { edition } from '@kongres/content/facts/edition';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { currency } from '@kongres/content/facts/tickets';

/** In seconds; a unit is used up to where the next one reads better. */
const timeUnits = [
  { unit: 'second', size: 1, below: 60 },
  { unit: 'minute', size: 60, below: 3600 },
  { unit: 'hour', size: 3600, below: 172_800 },
  { unit: 'day', size: 86_400, below: Infinity },
] as const;

function pickUnit<Unit extends { below: number }>(units: readonly Unit[], seconds: number): Unit {
  const unit = units.find(({ below }) => seconds < below);
  if (!unit) throw new Error(`${seconds} seconds are no time to wait`);
  return unit;
}

/** Numbers, money and dates as one language writes them. */
export function createFormat(code: LanguageCode) {
  const number = new Intl.NumberFormat(code);
  const money = new Intl.NumberFormat(code, { style: 'currency', currency });
  const percent = new Intl.NumberFormat(code, { style: 'percent', maximumFractionDigits: 1 });
  const compact = new Intl.NumberFormat(code, { notation: 'compact' });
  const units = timeUnits.map(({ unit, size, below }) => ({
    size,
    below,
    format: new Intl.NumberFormat(code, {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: 1,
    }),
  }));
  const unitOf = (seconds: number) => pickUnit(units, seconds);
  const names = new Intl.DisplayNames(code, { type: 'language' });
  const calendar = (parts: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(code, { ...parts, timeZone: 'UTC' });
    // A calendar day has no zone: held at noon UTC, nothing turns it over.
    return (day: string) => format.format(new Date(`${day}T12:00:00Z`));
  };
  const moment = new Intl.DateTimeFormat(code, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: edition.timeZone,
  });

  return {
    number: (value: number) => number.format(value),
    money: (minor: number) => money.format(minor / 100),
    /** The same, with what is small print told from what is read first. */
    moneyParts: (minor: number) =>
      money.formatToParts(minor / 100).map(({ type, value }) => ({
        value,
        isSmall: type === 'currency' || type === 'fraction' || type === 'decimal',
      })),
    /** The part of a whole; a dash when there is no whole. */
    share: (part: number, whole: number) => (whole === 0 ? '–' : percent.format(part / whole)),
    /** An amount and its part of the whole, if there is one. */
    withShare: (part: number, whole: number) =>
      whole === 0
        ? number.format(part)
        : `${number.format(part)} · ${percent.format(part / whole)}`,
    /** In the largest unit that still tells something; a dash when there is nothing to tell. */
    duration: (seconds: number | null) => {
      if (seconds === null) return '–';
      const { size, format } = unitOf(seconds);
      return format.format(seconds / size);
    },
    /** The same inside a sentence. */
    time: (seconds: number) => {
      const { unit, size } = pickUnit(timeUnits, seconds);
      const long = new Intl.NumberFormat(code, { style: 'unit', unit, unitDisplay: 'long' });
      return long.format(seconds / size);
    },
    durationParts: (seconds: number | null) => {
      if (seconds === null) return [{ value: '–', isSmall: false }];
      const { size, format } = unitOf(seconds);
      return format
        .formatToParts(seconds / size)
        .map(({ type, value }) => ({ value, isSmall: type === 'unit' }));
    },
    span: (from: number, to: number) => {
      const [lower, upper] = [unitOf(from), unitOf(to)];
      return lower === upper
        ? upper.format.formatRange(from / upper.size, to / upper.size)
        : `${lower.format.format(from / lower.size)} – ${upper.format.format(to / upper.size)}`;
    },
    /** A language by its name; what is none is shown as it is. */
    language: (spoken: string) =>
      languages.some(({ id }) => id === spoken) ? (names.of(spoken) ?? spoken) : spoken,
    /** Beside the line of a scale, where there is little room. */
    level: (value: number) => (value < 10_000 ? number : compact).format(value),
    day: calendar({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
    dayShort: calendar({ day: 'numeric', month: 'short' }),
    moment: (date: Date) => moment.format(date),
  };
}
