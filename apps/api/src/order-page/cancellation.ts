import { edition } from '@kongres/content/facts/edition';
import { editionEnds } from '@kongres/content/facts/phases';
import { policies } from '@kongres/content/facts/policies';
import { dayAt, instant } from '@kongres/content/format/date';

/**
 * Until when a buyer may cancel: the later of purchase + 14 days and first day - 14 days, each to
 * the end of that day in the congress's own time zone. Both moments are of the edition's clock.
 */
export function promisedUntil(paidAt: Date): Date {
  const afterPurchase = addDays(dayAt(paidAt), policies.withdrawalDays);
  const beforeCongress = addDays(edition.firstDay, -policies.cancellationDaysBeforeEvent);
  const lastDay = afterPurchase > beforeCongress ? afterPurchase : beforeCongress;
  return new Date(instant(addDays(lastDay, 1), '00:00'));
}

/** The same, but never after the congress has ended. */
export function cancellationEnds(paidAt: Date): Date {
  const promised = promisedUntil(paidAt);
  return promised < editionEnds ? promised : editionEnds;
}

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
