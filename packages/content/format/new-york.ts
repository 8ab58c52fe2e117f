import { edition } from '../facts/edition.ts';
import type { LanguageCode } from '../facts/languages.ts';
import { formatHoursInText, instant } from './date.ts';

/** Only American readers are told, so no other language has a sentence for these words. */
export const newYorkWords: readonly string[] = ['hoursInNewYork', 'aheadOfNewYork'];

/** The hours of a congress day on a clock in New York: "4:00 AM–12:00 PM". */
export function hoursInNewYork(code: LanguageCode): string {
  return formatHoursInText(inNewYork(edition.opens), inNewYork(edition.closes), code);
}

/** How many hours Warsaw is ahead on the first day; the two do not turn their clocks on the same one. */
export function hoursAheadOfNewYork(): number {
  const difference = Number.parseInt(edition.opens) - Number.parseInt(inNewYork(edition.opens));
  return (difference + 24) % 24;
}

function inNewYork(time: string): string {
  const parts = { timeZone: 'America/New_York', hour: '2-digit', minute: '2-digit' } as const;
  // British clocks count to 24.
  return new Intl.DateTimeFormat('en-GB', parts).format(new Date(instant(edition.firstDay, time)));
}
