import { markPlaceholder } from './placeholder.ts';

/** The edition of this site. Days are counted from `firstDay`; times are local times in `timeZone`. */
export const edition = {
  format: 'online',
  firstDay: '2026-02-16',
  dayCount: 7,
  opens: '10:00',
  closes: '18:00',
  timeZone: 'Europe/Warsaw',
  /** Minutes before the first session at which the rooms open. */
  roomsOpenMinutesBefore: markPlaceholder('edition.roomsOpenMinutesBefore', 15),
  /** Workshop booking opens on this day at the opening hour. */
  workshopBookingDaysBefore: markPlaceholder('edition.workshopBookingDaysBefore', 14),
} as const;

export function getCongressDay(n: number): string {
  const date = new Date(`${edition.firstDay}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + n - 1);
  return date.toISOString().slice(0, 10);
}

export const lastDay = getCongressDay(edition.dayCount);

export const workshopBookingDay = getCongressDay(1 - edition.workshopBookingDaysBefore);

export const roomsOpen = subtractMinutes(edition.opens, edition.roomsOpenMinutesBefore);

function subtractMinutes(time: string, minutes: number): string {
  const moment = Date.parse(`2000-01-01T${time}:00Z`) - minutes * 60_000;
  return new Date(moment).toISOString().slice(11, 16);
}

export const publication = {
  speakers: '2025-12-01',
  schedule: '2025-12-01',
  exhibitors: '2025-09-01',
} as const;

export const bonusesPublished = [publication.speakers, publication.exhibitors].toSorted()[1] ?? '';
