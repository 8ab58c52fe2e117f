/** One page of every kind, for what takes too long to measure on all of them. */
export const measuredPages = [
  '/pl',
  '/pl/program',
  '/pl/kup-bilet',
  '/pl/miss-ai',
  '/pl/prelegenci',
  '/pl/expo',
  '/pl/strefy',
  '/pl/kontakt',
  '/pl/regulamin',
];
