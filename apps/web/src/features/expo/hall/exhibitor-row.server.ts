import type { Entry } from '@kongres/content/model/kinds';

/** The subset of an exhibitor that lists and plans need. */
export function toExhibitorRow({
  id,
  name,
  stand,
  category,
  standSquareMetres,
  sample,
}: Entry<'exhibitors'>) {
  return { id, name, stand, category, squareMetres: standSquareMetres, ...(sample && { sample }) };
}
