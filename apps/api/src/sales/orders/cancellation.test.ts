import { expect, test } from 'vitest';
import { edition } from '@kongres/content/facts/edition';
import { editionEnds, editionStarts } from '@kongres/content/facts/phases';
import { policies } from '@kongres/content/facts/policies';
import { editionClock } from '../../platform/clock/edition-clock.ts';
import type { Order } from './order.ts';
import { cancellationEnds, cancelUntil, promisedUntil } from './cancellation.ts';

const { withdrawalDays, cancellationDaysBeforeEvent } = policies;

/** Noon of a day that far from the first one: the same day in Warsaw and in UTC. */
function noon(daysFromFirst: number): Date {
  const date = new Date(`${edition.firstDay}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + daysFromFirst);
  return date;
}

/** The last day on which one may cancel, as Warsaw's clocks show it a second before the end. */
function lastDayFor(paidAt: Date): string {
  const lastSecond = new Date(promisedUntil(paidAt).getTime() - 1000);
  return lastSecond.toLocaleString('sv', { timeZone: 'Europe/Warsaw' });
}

const endOf = (day: Date) => `${day.toISOString().slice(0, 10)} 23:59:59`;

test('who buys early may cancel until the promised days before the first day, that day included', () => {
  const early = noon(-cancellationDaysBeforeEvent - withdrawalDays - 1);
  expect(lastDayFor(early)).toBe(endOf(noon(-cancellationDaysBeforeEvent)));
});

test('who buys late has the promised days from the purchase, also when the congress comes first', () => {
  for (const day of [-cancellationDaysBeforeEvent - withdrawalDays + 1, -1, 0, 30]) {
    expect(lastDayFor(noon(day))).toBe(endOf(noon(day + withdrawalDays)));
  }
});

test('the day of the purchase is the one in Warsaw, in winter and in summer', () => {
  const year = Number(edition.firstDay.slice(0, 4)) + 1;
  for (const [day, midnight] of [
    ['01-10', '23:00:00'],
    ['07-10', '22:00:00'],
  ]) {
    const turn = new Date(`${year}-${day}T${midnight}Z`);
    const before = promisedUntil(new Date(turn.getTime() - 1000));
    expect(promisedUntil(turn).getTime() - before.getTime()).toBe(86_400_000);
  }
});

test('a clock that is turned in between does not shorten the last day', () => {
  // Every year the clock goes forward on the last Sunday of March and back on that of October.
  const year = Number(edition.firstDay.slice(0, 4)) + 1;
  for (const day of ['03-20', '10-20']) {
    const paidAt = new Date(`${year}-${day}T12:00:00Z`);
    const last = new Date(paidAt);
    last.setUTCDate(last.getUTCDate() + withdrawalDays);
    expect(lastDayFor(paidAt)).toBe(endOf(last));
  }
});

test('nobody cancels after the congress has ended', () => {
  const late = new Date(editionEnds.getTime() - 1000);
  expect(promisedUntil(late) > editionEnds).toBe(true);
  expect(cancellationEnds(late)).toEqual(editionEnds);
});

/** Whether a ticket that was bought at one moment may be cancelled at another, both by the edition's clock. */
function isInTime(bought: Date, moment: Date, state: Order['state'] = 'paid'): boolean {
  const offset = 270 * 86_400_000;
  const clock = editionClock(offset, () => new Date(moment.getTime() - offset));
  const paidAt = new Date(bought.getTime() - offset);
  const order = { state, paidAt, consentedAt: null, origin: 'sale', passedOnAt: null } as Order;
  const until = cancelUntil(order, undefined, clock);
  if (until) expect(until).toEqual(cancellationEnds(bought));
  return until !== null;
}

test.each([
  ['before', noon(-cancellationDaysBeforeEvent - withdrawalDays - 1)],
  ['shortly before', noon(-1)],
  ['during', new Date(editionStarts.getTime() + 1000)],
  ['at the end of', new Date(editionEnds.getTime() - 1000)],
])('what was bought %s the congress is cancelled by its clock, to the second', (_, bought) => {
  const ends = cancellationEnds(bought);
  expect(isInTime(bought, bought)).toBe(true);
  expect(isInTime(bought, new Date(ends.getTime() - 1))).toBe(true);
  expect(isInTime(bought, ends)).toBe(false);
  expect(isInTime(bought, editionEnds)).toBe(false);
  expect(isInTime(bought, bought, 'needs_refund')).toBe(false);
});
