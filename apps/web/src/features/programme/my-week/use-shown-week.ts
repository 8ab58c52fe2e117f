import { useMemo } from 'react';
import { useMyWeek } from '../../../components/my-week/use-my-week.ts';
import { useWeek } from '../../../components/week/use-week.ts';
import { useHash } from '../../../lib/routing/use-hash.ts';
import { itemsOf } from './my-items.ts';
import type { MyWeekData } from './my-week.server.ts';
import { codeOf, readWeek } from './week-codes.ts';

export type ShownWeek = ReturnType<typeof useShownWeek>;

/** The visitor's own week, or the one that a link shows. */
export function useShownWeek(data: MyWeekData) {
  const own = useMyWeek();
  const hash = useHash();
  const shared = useMemo(() => readWeek(hash ?? ''), [hash]);
  const isEvening = (id: string) => data.evenings.some((evening) => evening.id === id);
  const needsProgramme = shared !== null || !own.stars.every(isEvening);
  const programme = useWeek(data.hasProgramme && needsProgramme);
  const items = useMemo(() => itemsOf(data, programme.rows), [data, programme.rows]);
  const shown = useMemo(() => {
    const stars = new Set(own.stars);
    return items.filter(({ id }) => (shared ? shared.has(codeOf(id)) : stars.has(id)));
  }, [items, own.stars, shared]);
  const isWhole = !data.hasProgramme || !needsProgramme || programme.rows !== null;
  return {
    own,
    isShared: shared !== null,
    items: shown,
    /** Stars of what the programme no longer has. */
    missing: isWhole ? own.stars.filter((id) => !items.some((item) => item.id === id)) : [],
    isLoading: !isWhole && !programme.hasFailed,
    hasFailed: programme.hasFailed,
    again: programme.again,
    isEmpty: hash !== null && isWhole && shown.length === 0,
  };
}
