import { expect, test } from 'vitest';
import { edition } from '@kongres/content/facts/edition';
import { editionEnd, editionStart } from '@kongres/content/facts/phases';
import { policies } from '@kongres/content/facts/policies';
import { createEditionClock } from '../../platform/clock/edition-clock.ts';
import type { Order } from './order.ts';
import {
  getCancellationDeadline,
  getOrderCancellationDeadline,
  getPolicyDeadline,
} from './cancellation.ts';

const { withdrawalDays, cancellationDaysBeforeEvent } = policies;

/** Noon is on the same day in Warsaw and in UTC. */
function getNoon(daysFromFirst: number): Date {
  const date = new Date(`${edition.firstDay}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + daysFromFirst);
  return date;
}

function formatLastSecond(paidAt: Date): string {
  const lastSecond = new Date(getPolicyDeadline(paidAt).getTime() - 1000);
  return lastSecond.toLocaleString('sv', { timeZone: 'Europe/Warsaw' });
}

const formatEndOfDay = (day: Date) => `${day.toISOString().slice(0, 10)} 23:59:59`;

test('ends on the last cancellation day before the congress for an early purchase', () => {
  const early = getNoon(-cancellationDaysBeforeEvent - withdrawalDays - 1);
  expect(formatLastSecond(early)).toBe(formatEndOfDay(getNoon(-cancellationDaysBeforeEvent)));
});

test('ends after the withdrawal period for a late purchase, even if the congress starts earlier', () => {
  for (const day of [-cancellationDaysBeforeEvent - withdrawalDays + 1, -1, 0, 30]) {
    expect(formatLastSecond(getNoon(day))).toBe(formatEndOfDay(getNoon(day + withdrawalDays)));
  }
});

test('uses the day of the purchase in Warsaw, in winter and in summer', () => {
  const year = Number(edition.firstDay.slice(0, 4)) + 1;
  for (const [day, midnight] of [
    ['01-10', '23:00:00'],
    ['07-10', '22:00:00'],
  ]) {
    const turn = new Date(`${year}-${day}T${midnight}Z`);
    const before = getPolicyDeadline(new Date(turn.getTime() - 1000));
    expect(getPolicyDeadline(turn).getTime() - before.getTime()).toBe(86_400_000);
  }
});

test('is not shortened by a daylight saving change', () => {
  // Both periods contain a clock change: the last Sundays of March and October.
  const year = Number(edition.firstDay.slice(0, 4)) + 1;
  for (const day of ['03-20', '10-20']) {
    const paidAt = new Date(`${year}-${day}T12:00:00Z`);
    const last = new Date(paidAt);
    last.setUTCDate(last.getUTCDate() + withdrawalDays);
    expect(formatLastSecond(paidAt)).toBe(formatEndOfDay(last));
  }
});

test('never ends after the congress', () => {
  const late = new Date(editionEnd.getTime() - 1000);
  expect(getPolicyDeadline(late) > editionEnd).toBe(true);
  expect(getCancellationDeadline(late)).toEqual(editionEnd);
});

/** Both times are on the edition clock, which runs 270 days ahead. */
function isCancellable(boughtAt: Date, editionNow: Date, state: Order['state'] = 'paid'): boolean {
  const offset = 270 * 86_400_000;
  const clock = createEditionClock(offset, () => new Date(editionNow.getTime() - offset));
  const paidAt = new Date(boughtAt.getTime() - offset);
  const order = { state, paidAt, consentedAt: null, origin: 'sale', transferredAt: null } as Order;
  const deadline = getOrderCancellationDeadline(order, undefined, clock);
  if (deadline) expect(deadline).toEqual(getCancellationDeadline(boughtAt));
  return deadline !== null;
}

test.each([
  ['before', getNoon(-cancellationDaysBeforeEvent - withdrawalDays - 1)],
  ['shortly before', getNoon(-1)],
  ['during', new Date(editionStart.getTime() + 1000)],
  ['at the end of', new Date(editionEnd.getTime() - 1000)],
])('uses the edition clock to the millisecond for a purchase %s the congress', (_, bought) => {
  const ends = getCancellationDeadline(bought);
  expect(isCancellable(bought, bought)).toBe(true);
  expect(isCancellable(bought, new Date(ends.getTime() - 1))).toBe(true);
  expect(isCancellable(bought, ends)).toBe(false);
  expect(isCancellable(bought, editionEnd)).toBe(false);
  expect(isCancellable(bought, bought, 'needs_refund')).toBe(false);
});
