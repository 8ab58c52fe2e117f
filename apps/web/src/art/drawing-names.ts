import { edition } from '@kongres/content/facts/edition';
import { exhibitors } from '@kongres/content/facts/exhibitors';
import { speakers } from '@kongres/content/facts/speakers';
import { zones } from '@kongres/content/facts/zones';

/** The files under /art, known without drawing them. */
export const drawingNames: readonly string[] = [
  'hero-back',
  'hero-front',
  'miss-ai',
  'mister-ai',
  'roast-ai',
  'prompt-awards',
  'keynote',
  'calm-lines',
  'floor-plan',
  'fact-sheet',
  'logo',
  'logo-ink',
  'logo-paper',
  'logo-soft',
  'barcode',
  'icon',
  ...Array.from({ length: edition.dayCount }, (_, index) => `sharpening-${index + 1}`),
  ...zones.map(({ id }) => `zone-${id}`),
  ...exhibitors.map(({ id }) => `exhibitor-${id}`),
  ...speakers.map(({ id }) => `speaker-${id}`),
];
