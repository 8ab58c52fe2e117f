import { toIsoInstant } from '@kongres/content/format/date';

/** Parses a date and time in the time zone of the congress (`2026-02-18 14:30`); null if invalid. */
export function parseLocalTime(text: string): Date | null {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)$/.exec(text) ?? [];
  const parsed = new Date(`${day}T${time}:00Z`);
  // Date accepts 31 February as 3 March.
  const isValid = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(`${day}`);
  return day && time && isValid ? new Date(toIsoInstant(day, time)) : null;
}
