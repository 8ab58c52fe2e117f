import { entriesOf } from '@kongres/content/model/read-entries';
import { drawingAddress } from './drawing-address.ts';

interface Pictured {
  id: string;
  photo?: string | undefined;
}

const hasNoPhoto = ({ photo }: Pictured) => !photo;

export const drawnExhibitors = entriesOf('exhibitors').filter(hasNoPhoto);
export const drawnSpeakers = entriesOf('speakers').filter(hasNoPhoto);

/** The photograph that the entry names, or what is drawn until there is one. */
export function pictureOf(kind: 'exhibitor' | 'speaker', { id, photo }: Pictured): string {
  return photo ? `/photos/${photo}` : drawingAddress(`${kind}-${id}`);
}
