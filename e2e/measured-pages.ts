import { galas } from '@kongres/content/facts/galas';

/** One page of every kind, for what takes too long to measure on all of them. */
export const measuredPages = [
  '/pl',
  '/pl/program',
  '/pl/kup-bilet',
  `/pl/${galas[0].id}`,
  '/pl/prelegenci',
  '/pl/expo',
  '/pl/strefy',
  '/pl/kontakt',
  '/pl/regulamin',
];
