import { edition as dates } from '@kongres/content/facts/edition';
import { editionEnds } from '@kongres/content/facts/phases';
import { policies } from '@kongres/content/facts/policies';
import { dayAt, instant } from '@kongres/content/format/date';
import type { EditionClock } from '../../platform/clock/edition-clock.ts';
import { isBought, type Order } from './order.ts';

/**
 * Until when a buyer may cancel: the later of purchase + 14 days and first day - 14 days, each to
 * the end of that day in the congress's own time zone. Both moments are of the edition's clock.
 */
export function promisedUntil(paidAt: Date): Date {
  const afterPurchase = addDays(dayAt(paidAt), policies.withdrawalDays);
  const beforeCongress = addDays(dates.firstDay, -policies.cancellationDaysBeforeEvent);
  const lastDay = afterPurchase > beforeCongress ? afterPurchase : beforeCongress;
  return new Date(instant(addDays(lastDay, 1), '00:00'));
}

/** The same, but never after the congress has ended. */
export function cancellationEnds(paidAt: Date): Date {
  const promised = promisedUntil(paidAt);
  return promised < editionEnds ? promised : editionEnds;
}

type Used = { usedAt: Date | null } | undefined;

/** Until when this order may be cancelled, by the edition's clock; null if it may not, or no longer. */
export function cancelUntil(order: Order, ticket: Used, edition: EditionClock): Date | null {
  const { state, paidAt } = order;
  // A first entry starts the service, which ends the right to cancel.
  if (state !== 'paid' || !paidAt || ticket?.usedAt || !isBought(order)) return null;
  const ends = cancellationEnds(edition.at(paidAt));
  return edition.now() < ends ? ends : null;
}

/** Whether the first entry has to ask for the consent first: it would end a right that is still open. */
export function asksAtEntry(order: Order, ticket: Used, edition: EditionClock): boolean {
  return !order.consentedAt && cancelUntil(order, ticket, edition) !== null;
}

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
