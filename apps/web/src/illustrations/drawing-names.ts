import { edition } from '@kongres/content/facts/edition';
import { galas } from '@kongres/content/facts/galas';
import { zones } from '@kongres/content/facts/zones';
import {
  getBoothDrawingName,
  drawnBooths,
  drawnExhibitors,
  drawnSpeakers,
  getStageDrawingName,
  stagedSpeakers,
} from './entry-pictures.ts';

/** Names of the files under /art. */
export const drawingNames: readonly string[] = [
  'hero-back',
  'hero-front',
  'keynote',
  'calm-lines',
  'waiting-lines',
  'floor-plan',
  'fact-sheet',
  'logo',
  'logo-ink',
  'logo-paper',
  'logo-soft',
  'barcode',
  'icon',
  ...galas.map(({ id }) => id),
  ...Array.from({ length: edition.dayCount }, (_, index) => `sharpening-${index + 1}`),
  ...zones.map(({ id }) => `zone-${id}`),
  ...drawnExhibitors.map(({ id }) => `exhibitor-${id}`),
  ...drawnSpeakers.map(({ id }) => `speaker-${id}`),
  ...drawnBooths.map(({ zone, squareMetres }) => getBoothDrawingName(zone, squareMetres)),
  ...stagedSpeakers.map(({ id }) => getStageDrawingName(id)),
];
