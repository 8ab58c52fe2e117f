import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ProblemCode } from '@kongres/contract/problem';
import type { Workshop } from '@kongres/contract/workshops';
import {
  fetchWorkshops,
  bookWorkshop,
  type WorkshopsResult,
} from '../../../lib/api/congress/workshops.ts';
import { isOrderStale } from '../../../lib/api/order/order-actions.ts';
import { addStars } from '../../../components/schedule/saved-schedule.ts';

interface RefusedBooking {
  workshop: string;
  code: ProblemCode | null;
}

export type Workshops = ReturnType<typeof useWorkshops>;

export function useWorkshops(token: string, onStale: () => void) {
  const [workshops, setWorkshops] = useState<readonly Workshop[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);
  const [refused, setRefused] = useState<RefusedBooking | null>(null);
  const requestCount = useRef(0);

  const loadInitially = useEffectEvent((of: string) => void loadWorkshops(of));
  useEffect(() => loadInitially(token), [token]);

  async function loadWorkshops(of = token) {
    const requestNumber = (requestCount.current += 1);
    setHasFailed(false);
    const reply = await fetchWorkshops(of);
    // A booking made meanwhile is newer than this response.
    if (requestNumber === requestCount.current) applyReply(reply);
  }

  async function setBooking(workshop: string, isOn: boolean) {
    requestCount.current += 1;
    setBusy(workshop);
    setRefused(null);
    const reply = await bookWorkshop(token, { workshop, isOn });
    setBusy(null);
    if (!reply.ok) setRefused({ workshop, code: reply.code });
    else if (isOn) addStars([workshop]);
    applyReply(reply);
    if (!reply.ok && !isTicketInvalid(reply.code)) void loadWorkshops();
  }

  function applyReply(reply: WorkshopsResult) {
    if (reply.ok) setWorkshops(reply.workshops);
    else if (isTicketInvalid(reply.code)) onStale();
    else setHasFailed(true);
  }

  return { workshops, hasFailed, busy, refused, retry: () => void loadWorkshops(), setBooking };
}

function isTicketInvalid(code: ProblemCode | null): boolean {
  return isOrderStale(code) || code === 'ticket_ended';
}
