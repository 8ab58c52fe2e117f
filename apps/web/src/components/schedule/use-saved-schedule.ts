import { useSyncExternalStore } from 'react';
import {
  emptySchedule,
  isStarred,
  getSavedSchedule,
  subscribeToSchedule,
  type SavedSchedule,
} from './saved-schedule.ts';

/** Empty until hydration. */
export function useSavedSchedule(): SavedSchedule {
  return useSyncExternalStore(subscribeToSchedule, getSavedSchedule, () => emptySchedule);
}

/** Subscribes to one star, so that a change re-renders only that star. */
export function useIsStarred(id: string): boolean {
  return useSyncExternalStore(
    subscribeToSchedule,
    () => isStarred(id),
    () => false,
  );
}
