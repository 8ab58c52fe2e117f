import { partnerPackages } from '@kongres/content/facts/partner-packages';
import { zones, type ZoneId } from '@kongres/content/facts/zones';
import { isPublished } from '@kongres/content/model/published';
import { entriesOf } from '@kongres/content/model/read-entries';
import { drawingAddress } from './drawing-address.ts';

interface Pictured {
  id: string;
  photo?: string | undefined;
}

const hasNoPhoto = ({ photo }: Pictured) => !photo;

export const drawnExhibitors = entriesOf('exhibitors').filter(hasNoPhoto);
export const drawnSpeakers = entriesOf('speakers').filter(hasNoPhoto);

/** Speakers with a page of their own, where the portrait's bands are the days on stage. */
export const stagedSpeakers = isPublished('speakers') ? drawnSpeakers : [];

/** Stands with a page of their own are drawn; those of one zone and one size look alike. */
export const drawnBooths = isPublished('exhibitors')
  ? zones.flatMap(({ id: zone }) =>
      partnerPackages.map(({ standSquareMetres }) => ({ zone, squareMetres: standSquareMetres })),
    )
  : [];

export function boothDrawing(zone: ZoneId, squareMetres: number): string {
  return `booth-${zone}-${squareMetres}`;
}

export function stageDrawing(id: string): string {
  return `stage-${id}`;
}

/** The photograph that the entry names, or what is drawn until there is one. */
export function pictureOf(kind: 'exhibitor' | 'speaker', { id, photo }: Pictured): string {
  return photo ? `/photos/${photo}` : drawingAddress(`${kind}-${id}`);
}
