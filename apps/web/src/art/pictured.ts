import { exhibitors } from '@kongres/content/facts/exhibitors';
import { speakers } from '@kongres/content/facts/speakers';
import { drawingAddress } from './drawing-address.ts';

interface Pictured {
  id: string;
  image?: string;
}

const hasNoPhoto = ({ image }: Pictured) => !image;

export const drawnExhibitors = exhibitors.filter(hasNoPhoto);
export const drawnSpeakers = speakers.filter(hasNoPhoto);

/** The photograph that the facts name, or what is drawn until there is one. */
export function pictureOf(kind: 'exhibitor' | 'speaker', { id, image }: Pictured): string {
  return image ?? drawingAddress(`${kind}-${id}`);
}
