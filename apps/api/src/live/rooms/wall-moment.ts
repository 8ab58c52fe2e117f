import { instant } from '@kongres/content/format/date';

/** A moment of the congress, as its clocks show it: `2026-02-18 14:30`. Null for what is none. */
export function wallMoment(text: string): Date | null {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)$/.exec(text) ?? [];
  const parsed = new Date(`${day}T${time}:00Z`);
  // The thirty-first of February is the third of March to a program, and nothing to a person.
  const isMoment = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(`${day}`);
  return day && time && isMoment ? new Date(instant(day, time)) : null;
}
