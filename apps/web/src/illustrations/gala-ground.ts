import { pick } from '@kongres/content/facts/collection';
import { galas, type Gala } from '@kongres/content/facts/galas';

export interface GalaGround {
  day: number;
  isInk: boolean;
}

/**
 * What an evening is printed on: the loud colour of its day. Where a day has several evenings, all but
 * the first stand on ink and are drawn in that colour.
 */
export function galaGround(id: Gala['id']): GalaGround {
  const { day } = pick(galas, id);
  return { day, isInk: galas.find((gala) => gala.day === day)?.id !== id };
}
