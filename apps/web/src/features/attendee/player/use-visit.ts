import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { enterRoom, renewEntry } from '../../../lib/api/congress/go-inside.ts';
import { isArrival, takeArrival } from './arrivals.ts';
import { startVisit, type VisitState } from './visit.ts';

/** This page's own name, made anew with each load: whoever opens the ticket elsewhere is another device. */
let thisDevice = '';

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

function deviceName(): string {
  thisDevice ||= randomName();
  return thisDevice;
}

/** 32 random bytes in the letters of an address. */
function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCodePoint(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
