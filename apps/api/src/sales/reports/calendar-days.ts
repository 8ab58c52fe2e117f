import { edition } from '@kongres/content/facts/edition';

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: edition.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day at the congress, as 2026-02-16. */
export function dayOf(moment: Date): string {
  return dayFormat.format(moment);
}

export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** A lonely column tells nothing about the days around it. */
const fewestDays = 30;

/** Every day up to this one from the first that is known, the quiet ones included. */
export function daysUntil(today: string, known: readonly string[]): string[] {
  const [first = today] = [...known, addDays(today, 1 - fewestDays)].toSorted();
  const days = [first];
  for (let day = first; day < today;) {
    day = addDays(day, 1);
    days.push(day);
  }
  return days;
}
