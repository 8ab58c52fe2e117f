import { toIsoInstant } from '../format/date.ts';
import { edition } from './edition.ts';
import { editionEnd } from './phases.ts';
import { policies } from './policies.ts';

/** Version of the consent text `purchase.earlyStart`; increment it with every change of the text. */
export const earlyStartVersion = 2;

/** From this instant the congress begins within the withdrawal period. */
const consentFrom = new Date(
  toIsoInstant(subtractDays(edition.firstDay, policies.withdrawalDays), '00:00'),
);

/** Whether the buyer must agree that the service starts within the withdrawal period. */
export function requiresEarlyStartConsent(now: Date): boolean {
  return now > consentFrom && now < editionEnd;
}

function subtractDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}
