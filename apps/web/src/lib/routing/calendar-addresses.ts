import type { Language } from '@kongres/content/facts/languages';

type Prefix = Pick<Language, 'path'>;

/** The whole programme as a calendar, to be subscribed to; one file for each language. */
export function calendarAddress({ path }: Prefix): string {
  return `/calendar/${path}.ics`;
}

/** A day, known by its date. */
export function dayCalendarAddress(day: string, { path }: Prefix): string {
  return `/calendar/${path}/${day}.ics`;
}

export function sessionCalendarAddress(id: string, { path }: Prefix): string {
  return `/calendar/${path}/session/${id}.ics`;
}
