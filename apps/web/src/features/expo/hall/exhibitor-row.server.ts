import type { Entry } from '@kongres/content/model/kinds';
import { getEntryPicture } from '../../../illustrations/entry-pictures.ts';

/** The subset of an exhibitor that lists and plans need. */
export function toExhibitorRow(exhibitor: Entry<'exhibitors'>) {
  const { id, name, stand, category, standSquareMetres, sample } = exhibitor;
  const image = getEntryPicture('exhibitor', exhibitor);
  return {
    id,
    name,
    stand,
    category,
    image,
    squareMetres: standSquareMetres,
    ...(sample && { sample }),
  };
}
