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
} as const;

/** The calendar day of the n-th congress day, 1 being the first. */
export function congressDay(n: number): string {
  const date = new Date(`${edition.firstDay}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + n - 1);
  return date.toISOString().slice(0, 10);
}

export const lastDay = congressDay(edition.dayCount);

/** When the lists are published. Sentences about them stay neutral about whether it has happened. */
export const publication = {
  speakers: '2025-12-01',
  schedule: '2025-12-01',
  exhibitors: '2025-09-01',
} as const;

/** The bonuses are published together with speakers and exhibitors, so with whichever comes last. */
export const bonusesPublished = [publication.speakers, publication.exhibitors].toSorted()[1] ?? '';
