import { zones } from '@kongres/content/facts/zones';
import { listEntries } from '@kongres/content/model/read-entries';
import { packStands } from './hall/floor-plan.ts';

/** Shown on home and lit on its plan of the hall. */
export const highlightedExhibitors = pickHighlightedExhibitors();

/** The largest stands of the plan, each in another sector. */
function pickHighlightedExhibitors() {
  const drawn = new Set(
    zones.flatMap((_, index) =>
      packStands(index).map(({ sector, number }) => `${sector}-${number}`),
    ),
  );
  const bySize = listEntries('exhibitors')
    .filter(({ stand }) => drawn.has(stand))
    .toSorted((one, other) => other.standSquareMetres - one.standSquareMetres);
  const bySector = Map.groupBy(bySize, ({ stand }) => stand[0]);
  return [...bySector.values()].flatMap(([largest]) => largest ?? []).slice(0, 3);
}
