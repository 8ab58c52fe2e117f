import { placeholder } from './placeholder.ts';

/**
 * The one edition this site is about. Days are counted from `firstDay`, so that moving the
 * congress is one change; hours are wall-clock hours in `timeZone`.
 */
export const edition = {
  format: 'online',
  firstDay: '2026-02-16',
  dayCount: 7,
  opens: '10:00',
  closes: '18:00',
  timeZone: 'Europe/Warsaw',
  /** Every day the rooms let people in before the first session begins. */
  roomsOpenMinutesBefore: placeholder('edition.roomsOpenMinutesBefore', 15),
  /** Workshops are booked from then on, from the hour at which the days open. */
  workshopBookingDaysBefore: placeholder('edition.workshopBookingDaysBefore', 14),
} as const;

/** The calendar day of the n-th congress day, 1 being the first. */
export function congressDay(n: number): string {
  const date = new Date(`${edition.firstDay}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + n - 1);
  return date.toISOString().slice(0, 10);
}

export const lastDay = congressDay(edition.dayCount);

/** The day from which places in workshops can be booked. */
export const workshopBookingDay = congressDay(1 - edition.workshopBookingDaysBefore);

/** The hour at which the rooms let people in: 09:45. */
export const roomsOpen = earlier(edition.opens, edition.roomsOpenMinutesBefore);

function earlier(time: string, minutes: number): string {
  const moment = Date.parse(`2000-01-01T${time}:00Z`) - minutes * 60_000;
  return new Date(moment).toISOString().slice(11, 16);
}

/** When the lists are published. Sentences about them stay neutral about whether it has happened. */
export const publication = {
  speakers: '2025-12-01',
  schedule: '2025-12-01',
  exhibitors: '2025-09-01',
} as const;

/** The bonuses are published together with speakers and exhibitors, so with whichever comes last. */
export const bonusesPublished = [publication.speakers, publication.exhibitors].toSorted()[1] ?? '';
