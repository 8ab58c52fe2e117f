import { edition } from '@kongres/content/facts/edition';

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: edition.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day in the time zone of the congress, like 2026-02-16. */
export function toCalendarDay(moment: Date): string {
  return dayFormat.format(moment);
}

export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

const minDays = 30;

/** Every day from the first known one to today, including days without orders. */
export function listDaysUntil(today: string, known: readonly string[]): string[] {
  const [first = today] = [...known, addDays(today, 1 - minDays)].toSorted();
  const days = [first];
  for (let day = first; day < today;) {
    day = addDays(day, 1);
    days.push(day);
  }
  return days;
}
