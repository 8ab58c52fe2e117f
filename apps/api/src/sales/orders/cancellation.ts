import { edition as dates } from '@kongres/content/facts/edition';
import { editionEnd } from '@kongres/content/facts/phases';
import { policies } from '@kongres/content/facts/policies';
import { toLocalDay, toIsoInstant } from '@kongres/content/format/date';
import type { EditionClock } from '../../platform/clock/edition-clock.ts';
import { isBought, type Order } from './order.ts';

/**
 * The later of purchase + 14 days and first day - 14 days, each to the end of that day in the
 * congress time zone. Both times are on the edition clock.
 */
export function getPolicyDeadline(paidAt: Date): Date {
  const afterPurchase = addDays(toLocalDay(paidAt), policies.withdrawalDays);
  const beforeCongress = addDays(dates.firstDay, -policies.cancellationDaysBeforeEvent);
  const lastDay = afterPurchase > beforeCongress ? afterPurchase : beforeCongress;
  return new Date(toIsoInstant(addDays(lastDay, 1), '00:00'));
}

export function getCancellationDeadline(paidAt: Date): Date {
  const policyDeadline = getPolicyDeadline(paidAt);
  return policyDeadline < editionEnd ? policyDeadline : editionEnd;
}

type CheckInState = { checkedInAt: Date | null } | undefined;

/** On the edition clock; null if the order cannot be cancelled, or no longer. */
export function getOrderCancellationDeadline(
  order: Order,
  ticket: CheckInState,
  edition: EditionClock,
): Date | null {
  const { state, paidAt } = order;
  // The first check-in starts the service, which ends the right to cancel.
  if (state !== 'paid' || !paidAt || ticket?.checkedInAt || !isBought(order)) return null;
  const deadline = getCancellationDeadline(edition.toEditionTime(paidAt));
  return edition.now() < deadline ? deadline : null;
}

/** The first check-in needs consent while it would end an open right to cancel. */
export function requiresConsentAtCheckIn(
  order: Order,
  ticket: CheckInState,
  edition: EditionClock,
): boolean {
  return !order.consentedAt && getOrderCancellationDeadline(order, ticket, edition) !== null;
}

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
