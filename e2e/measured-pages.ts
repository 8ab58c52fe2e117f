import { galas } from '@kongres/content/facts/galas';

/** One page per template, for measurements that take too long on every page. */
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
