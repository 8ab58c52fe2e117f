import { useEffect, useState } from 'react';
import type { ChecklistItem } from '@kongres/contract/schedule';

const loadFollowTicket = () => import('../../../components/schedule/sync-schedule.ts');

/** Completed checks of this ticket, synchronised across devices together with the starred sessions. */
export function useChecks(token: string) {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    let isOver = false;
    void syncChecks(token).then((known) => {
      if (!isOver) setDone((before) => new Set([...before, ...known]));
    });
    return () => {
      isOver = true;
    };
  }, [token]);

  /** Optimistic: a failed request is not repeated. */
  function markDone(check: ChecklistItem) {
    setDone((before) => new Set([...before, check]));
    void syncChecks(token, [check]);
  }

  return { done, markDone };
}

async function syncChecks(
  token: string,
  done: readonly ChecklistItem[] = [],
): Promise<readonly string[]> {
  try {
    const { syncSchedule } = await loadFollowTicket();
    return (await syncSchedule(token, done))?.done ?? [];
  } catch {
    return [];
  }
}
