import { partnerPackages } from '@kongres/content/facts/partner-packages';
import { zones, type ZoneId } from '@kongres/content/facts/zones';
import { isPublished } from '@kongres/content/model/published';
import { listEntries } from '@kongres/content/model/read-entries';
import { getDrawingPath } from './drawing-path.ts';

interface PicturedEntry {
  id: string;
  photo?: string | undefined;
}

const hasNoPhoto = ({ photo }: PicturedEntry) => !photo;

export const drawnExhibitors = listEntries('exhibitors').filter(hasNoPhoto);
export const drawnSpeakers = listEntries('speakers').filter(hasNoPhoto);

/** Drawings for speaker pages: bands show the days with sessions. */
export const stagedSpeakers = isPublished('speakers') ? drawnSpeakers : [];

/** Drawings for exhibitor pages, shared by zone and size. */
export const drawnBooths = isPublished('exhibitors')
  ? zones.flatMap(({ id: zone }) =>
      partnerPackages.map(({ standSquareMetres }) => ({ zone, squareMetres: standSquareMetres })),
    )
  : [];

export function getBoothDrawingName(zone: ZoneId, squareMetres: number): string {
  return `booth-${zone}-${squareMetres}`;
}

export function getStageDrawingName(id: string): string {
  return `stage-${id}`;
}

/** The photograph, otherwise the drawing. */
export function getEntryPicture(
  kind: 'exhibitor' | 'speaker',
  { id, photo }: PicturedEntry,
): string {
  return photo ? `/photos/${photo}` : getDrawingPath(`${kind}-${id}`);
}
