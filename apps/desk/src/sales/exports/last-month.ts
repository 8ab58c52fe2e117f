import { edition } from '@kongres/content/facts/edition';

/** The first and the last day of the month before, where the organiser is: what an accountant asks for. */
export function lastMonth(now: Date): { since: string; until: string } {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: edition.timeZone }).format(now);
  const [year = 0, month = 1] = today.split('-').map(Number);
  const dayOf = (date: number) => new Date(date).toISOString().slice(0, 10);
  return { since: dayOf(Date.UTC(year, month - 2, 1)), until: dayOf(Date.UTC(year, month - 1, 0)) };
}
