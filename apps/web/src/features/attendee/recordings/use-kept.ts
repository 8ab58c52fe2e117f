import { useWeek } from '../../../components/week/use-week.ts';
import type { CongressData } from '../shared/congress.server.ts';
import { useLibrary } from './use-library.ts';
import { onStage } from '../board/live-board.ts';
import { keptOf } from './day-recordings.ts';

/** What is left of the week for this ticket, with the titles of the programme. */
export function useKept(data: CongressData, token: string) {
  const { library, hasFailed, again } = useLibrary(token);
  const week = useWeek(data.hasProgramme);
  const items = onStage({ data, week: week.rows, board: null });
  return {
    library,
    items,
    hasFailed: hasFailed || week.hasFailed,
    again: () => {
      again();
      week.again();
    },
    of: (day: string) => (library ? keptOf(library, items, day) : []),
  };
}
