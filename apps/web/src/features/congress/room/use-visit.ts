import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { enterRoom, renewEntry } from '../../../api/congress/go-inside.ts';
import { isArrival, takeArrival } from '../live/arrivals.ts';
import { deviceName } from './device.ts';
import { startVisit, type VisitState } from './visit.ts';

/** Goes into a room, stays inside, and says what became of it. */
export function useVisit(token: string, room: string) {
  const { key } = useLocation();
  const [state, setState] = useState<VisitState>({ is: 'entering' });
  const visit = useRef<ReturnType<typeof startVisit>>(null);

  useEffect(() => {
    const leaving = new AbortController();
    const who = { token, room, device: deviceName(), signal: leaving.signal };
    const hasArrived = isArrival(key);
    // Not at once: in development React draws everything twice.
    const taken = setTimeout(() => takeArrival(key));
    visit.current = startVisit(
      {
        enter: (isAgreed) => enterRoom({ ...who, isAgreed }),
        renew: (generation) => renewEntry({ ...who, generation }),
      },
      setState,
      hasArrived,
    );
    return () => {
      clearTimeout(taken);
      visit.current?.stop();
      leaving.abort();
    };
  }, [token, room, key]);

  return {
    state,
    again: ({ isAgreed = false } = {}) => visit.current?.again(isAgreed),
    renewNow: () => visit.current?.renewNow(),
  };
}
