import type { Language } from '@kongres/content/facts/languages';

type LanguagePath = Pick<Language, 'path'>;

/** Whole programme, for subscription. */
export function getCalendarPath({ path }: LanguagePath): string {
  return `/calendar/${path}.ics`;
}

/** `day` is an ISO date. */
export function getDayCalendarPath(day: string, { path }: LanguagePath): string {
  return `/calendar/${path}/${day}.ics`;
}

export function getSpeakerCalendarPath(id: string, { path }: LanguagePath): string {
  return `/calendar/${path}/speaker/${id}.ics`;
}

export function getSessionCalendarPath(id: string, { path }: LanguagePath): string {
  return `/calendar/${path}/session/${id}.ics`;
}
