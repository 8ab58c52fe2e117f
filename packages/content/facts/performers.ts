import { collection } from './collection.ts';

/** Who roasts at Roast AI. */
export const performers = collection('performers', [
  { id: 'kabel', sample: true, name: 'Ania Kabel' },
  { id: 'pixel', sample: true, name: 'Tomek Pixel' },
  { id: 'bug', sample: true, name: 'Ewa Bug' },
]);
