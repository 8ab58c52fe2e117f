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

export function stageDrawing(id: string): string {
  return `stage-${id}`;
}

/** The photograph that the entry names, or what is drawn until there is one. */
export function pictureOf(kind: 'exhibitor' | 'speaker', { id, photo }: Pictured): string {
  return photo ? `/photos/${photo}` : drawingAddress(`${kind}-${id}`);
}
