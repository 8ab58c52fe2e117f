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

/** Two weeks at least: one lonely column tells nothing about the days around it. */
const fewestDays = 14;

/** Every day from the first that something happened on to today, the quiet ones included. */
export function reportDays(eventDays: readonly string[], today: string): string[] {
  const sorted = [...eventDays, today, addDays(today, 1 - fewestDays)].toSorted();
  const last = sorted.at(-1) ?? today;
  const days = [sorted[0] ?? today];
  for (let day = days[0] ?? today; day < last;) {
    day = addDays(day, 1);
    days.push(day);
  }
  return days;
}

const isMonday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1;
const isFirst = (day: string) => day.endsWith('-01');
const everyOther = (days: readonly string[]) => days.filter((_, index) => index % 2 === 0);

/** The days an axis names: as many as a phone has room for, at most one for each pen. */
export function axisDays(days: readonly string[]): string[] {
  const mondays = days.filter(isMonday);
  const months = days.filter(isFirst);
  const quarters = months.filter((day) => /-(01|04|07|10)-/.test(day));
  const scales = [
    everyOther(days),
    mondays,
    everyOther(mondays),
    months,
    everyOther(months),
    quarters,
  ];
  return scales.find((marked) => marked.length <= 7) ?? everyOther(quarters);
}
