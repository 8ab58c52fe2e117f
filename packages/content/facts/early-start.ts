import { instant } from '../format/date.ts';
import { edition } from './edition.ts';
import { editionEnds } from './phases.ts';
import { policies } from './policies.ts';

/** Which wording of the tick a buyer agreed to. A new wording of `purchase.earlyStart` is a new number. */
export const earlyStartVersion = 2;

/** From here on the congress begins before a buyer's days to withdraw are over. */
const consentFrom = new Date(
  instant(daysBefore(edition.firstDay, policies.withdrawalDays), '00:00'),
);

/** Whether who buys now is asked to agree that we begin before the days to withdraw are over. */
export function asksForConsent(now: Date): boolean {
  return now > consentFrom && now < editionEnds;
}

function daysBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}
