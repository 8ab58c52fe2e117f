import { edition } from '@kongres/content/facts/edition';

const dateTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: edition.timeZone,
});

/** 2026-02-16 10:00, on the organiser's clock: sorts as text, and spreadsheets know it for a date. */
export function printTime(at: Date | null): string {
  return at ? dateTime.format(at) : '';
}

/** 299.00, without a currency: beside it or above it. */
export function printAmount(minor: number): string {
  return (minor / 100).toFixed(2);
}

export function printCount(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
