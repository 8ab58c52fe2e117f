import { useEffect, useState } from 'react';
import type { Check } from '@kongres/contract/week';

const loadFollowing = () => import('../../../components/my-week/follow-ticket.ts');

/** What of the checklist is done with this ticket, on whatever device; the week's stars come along. */
export function useChecks(token: string) {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    let isOver = false;
    void exchange(token).then((known) => {
      if (!isOver) setDone((before) => new Set([...before, ...known]));
    });
    return () => {
      isOver = true;
    };
  }, [token]);

  /** It counts at once; what the server does not hear of is asked again another day. */
  function mark(check: Check) {
    setDone((before) => new Set([...before, check]));
    void exchange(token, [check]);
  }

  return { done, mark };
}

async function exchange(token: string, done: readonly Check[] = []): Promise<readonly string[]> {
  try {
    const { followTicket } = await loadFollowing();
    return (await followTicket(token, done))?.done ?? [];
  } catch {
    return [];
  }
}
