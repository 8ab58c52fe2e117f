import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ProblemCode } from '@kongres/contract/problem';
import type { Workshop } from '@kongres/contract/workshops';
import { askWorkshops, bookPlace, type Places } from '../../../lib/api/congress/ask-plan.ts';
import { isStale } from '../../../lib/api/order/act-on-order.ts';
import { addStars } from '../../../components/my-week/kept-week.ts';

interface Refused {
  workshop: string;
  code: ProblemCode | null;
}

export type Workshops = ReturnType<typeof useWorkshops>;

/** The workshops that are still to come, and this ticket's places in them. */
export function useWorkshops(token: string, onStale: () => void) {
  const [workshops, setWorkshops] = useState<readonly Workshop[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const tries = useRef(0);

  const askFirst = useEffectEvent((of: string) => void ask(of));
  useEffect(() => askFirst(token), [token]);

  async function ask(of = token) {
    const mine = (tries.current += 1);
    setHasFailed(false);
    const places = await askWorkshops(of);
    // A place that was taken meanwhile is newer than this answer.
    if (mine === tries.current) hear(places);
  }

  async function set(workshop: string, isOn: boolean) {
    tries.current += 1;
    setBusy(workshop);
    setRefused(null);
    const places = await bookPlace(token, { workshop, isOn });
    setBusy(null);
    if (!places.ok) setRefused({ workshop, code: places.code });
    else if (isOn) addStars([workshop]);
    hear(places);
    if (!places.ok && !isOver(places.code)) void ask();
  }

  function hear(places: Places) {
    if (places.ok) setWorkshops(places.workshops);
    else if (isOver(places.code)) onStale();
    else setHasFailed(true);
  }

  return { workshops, hasFailed, busy, refused, again: () => void ask(), set };
}

/** Whether the ticket is no longer what the page shows. */
function isOver(code: ProblemCode | null): boolean {
  return isStale(code) || code === 'ticket_ended';
}
