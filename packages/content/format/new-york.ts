import { edition } from '../facts/edition.ts';
import type { LanguageCode } from '../facts/languages.ts';
import { formatHoursInText, toIsoInstant } from './date.ts';

/** Used in American English only. */
export const newYorkWords: readonly string[] = ['hoursInNewYork', 'aheadOfNewYork'];

export function formatHoursInNewYork(code: LanguageCode): string {
  return formatHoursInText(toNewYorkTime(edition.opens), toNewYorkTime(edition.closes), code);
}

/** The two zones change their clocks on different days. */
export function getHoursAheadOfNewYork(): number {
  const difference = Number.parseInt(edition.opens) - Number.parseInt(toNewYorkTime(edition.opens));
  return (difference + 24) % 24;
}

function toNewYorkTime(time: string): string {
  const parts = { timeZone: 'America/New_York', hour: '2-digit', minute: '2-digit' } as const;
  // en-GB uses 24-hour times.
  return new Intl.DateTimeFormat('en-GB', parts).format(
    new Date(toIsoInstant(edition.firstDay, time)),
  );
}
