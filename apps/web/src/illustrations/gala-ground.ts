import { getRow } from '@kongres/content/facts/collection';
import { galas, type Gala } from '@kongres/content/facts/galas';

export interface GalaGround {
  day: number;
  isInk: boolean;
}

/**
 * Ground of a gala: the loud colour of its day. Further galas of the same day stand on ink and are drawn in that
 * colour.
 */
export function getGalaGround(id: Gala['id']): GalaGround {
  const { day } = getRow(galas, id);
  return { day, isInk: galas.find((gala) => gala.day === day)?.id !== id };
}
