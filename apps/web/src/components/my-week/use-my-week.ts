import { useSyncExternalStore } from 'react';
import { emptyWeek, isStarred, myWeek, whenWeekChanges, type MyWeek } from './kept-week.ts';

/** A prerendered page knows of no stars: it is empty until the page is hydrated. */
export function useMyWeek(): MyWeek {
  return useSyncExternalStore(whenWeekChanges, myWeek, () => emptyWeek);
}

/** Of one alone, so that a press draws one star anew and not every star of the page. */
export function useIsStarred(id: string): boolean {
  return useSyncExternalStore(
    whenWeekChanges,
    () => isStarred(id),
    () => false,
  );
}
