import { useMemo } from 'react';
import { useSavedSchedule } from '../../../components/schedule/use-saved-schedule.ts';
import { useProgrammeIndex } from '../../../components/programme-index/use-programme-index.ts';
import { useHash } from '../../../lib/routing/use-hash.ts';
import { listMyItems } from './my-items.ts';
import type { MyWeekData } from './my-week.server.ts';
import { hashId, parseShareFragment } from './share-fragment.ts';

export type VisibleWeek = ReturnType<typeof useVisibleWeek>;

/** The week of the visitor, or the one in the shared link. */
export function useVisibleWeek(data: MyWeekData) {
  const { stars: starredIds } = useSavedSchedule();
  const hash = useHash();
  const shared = useMemo(() => parseShareFragment(hash ?? ''), [hash]);
  const isEvening = (id: string) => data.evenings.some((evening) => evening.id === id);
  const needsProgramme = shared !== null || !starredIds.every(isEvening);
  const programme = useProgrammeIndex(data.hasProgramme && needsProgramme);
  const items = useMemo(() => listMyItems(data, programme.rows), [data, programme.rows]);
  const visibleItems = useMemo(() => {
    const stars = new Set(starredIds);
    return items.filter(({ id }) => (shared ? shared.has(hashId(id)) : stars.has(id)));
  }, [items, starredIds, shared]);
  const isComplete = !data.hasProgramme || !needsProgramme || programme.rows !== null;
  return {
    isShared: shared !== null,
    items: visibleItems,
    /** Starred ids that are no longer in the programme. */
    removedIds: isComplete ? starredIds.filter((id) => !items.some((item) => item.id === id)) : [],
    isLoading: !isComplete && !programme.hasFailed,
    hasFailed: programme.hasFailed,
    retry: programme.retry,
    isEmpty: hash !== null && isComplete && visibleItems.length === 0,
  };
}
