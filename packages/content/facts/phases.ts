import { toIsoInstant } from '../format/date.ts';
import { getCongressDay, edition, lastDay, workshopBookingDay } from './edition.ts';
import { galas } from './galas.ts';

export const phases = ['before', 'live', 'after'] as const;

export type Phase = (typeof phases)[number];

/** Midnight of the first day in the congress time zone. */
export const editionStart = new Date(toIsoInstant(edition.firstDay, '00:00'));

export const lastInstant = [
  toIsoInstant(lastDay, edition.closes),
  ...galas.map(({ day, ends }) => toIsoInstant(getCongressDay(day), ends)),
].reduce((last, end) => (Date.parse(end) > Date.parse(last) ? end : last));

export const editionEnd = new Date(lastInstant);

export const workshopBookingStart = new Date(toIsoInstant(workshopBookingDay, edition.opens));

export function getPhase(moment: Date): Phase {
  if (moment < editionStart) return 'before';
  return moment < editionEnd ? 'live' : 'after';
}

export function getPhaseEnd(moment: Date): Date | null {
  return [editionStart, editionEnd].find((change) => moment < change) ?? null;
}
