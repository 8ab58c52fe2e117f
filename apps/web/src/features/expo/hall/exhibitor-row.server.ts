import type { Entry } from '@kongres/content/model/kinds';

/** So much of a company as its row in a list and its stand on a plan show. */
export function exhibitorRow({
  id,
  name,
  stand,
  category,
  standSquareMetres,
  sample,
}: Entry<'exhibitors'>) {
  return { id, name, stand, category, squareMetres: standSquareMetres, ...(sample && { sample }) };
}
