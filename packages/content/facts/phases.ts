import { instant } from '../format/date.ts';
import { congressDay, edition, lastDay, workshopBookingDay } from './edition.ts';
import { galas } from './galas.ts';

/** What an edition can be: still to come, under way, over. */
export const phases = ['before', 'live', 'after'] as const;

export type Phase = (typeof phases)[number];

/** The first day's midnight where the congress is at home. */
export const editionStarts = new Date(instant(edition.firstDay, '00:00'));

/** When the last day closes or the last gala ends, whichever comes later, on the clock of the congress. */
export const lastInstant = [
  instant(lastDay, edition.closes),
  ...galas.map(({ day, ends }) => instant(congressDay(day), ends)),
].reduce((last, end) => (Date.parse(end) > Date.parse(last) ? end : last));

export const editionEnds = new Date(lastInstant);

/** When places in workshops can first be booked. */
export const workshopBookingOpens = new Date(instant(workshopBookingDay, edition.opens));

export function phaseAt(moment: Date): Phase {
  if (moment < editionStarts) return 'before';
  return moment < editionEnds ? 'live' : 'after';
}

/** When the phase of this moment ends; the last one never does. */
export function phaseEnds(moment: Date): Date | null {
  return [editionStarts, editionEnds].find((change) => moment < change) ?? null;
}
