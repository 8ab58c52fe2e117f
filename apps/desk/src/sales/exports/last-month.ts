import { edition } from '@kongres/content/facts/edition';

/** First and last day of the previous month, in the time zone of the congress. */
export function getLastMonth(now: Date): { since: string; until: string } {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: edition.timeZone }).format(now);
  const [year = 0, month = 1] = today.split('-').map(Number);
  const toDay = (date: number) => new Date(date).toISOString().slice(0, 10);
  return { since: toDay(Date.UTC(year, month - 2, 1)), until: toDay(Date.UTC(year, month - 1, 0)) };
}
