import { useEffect, useState } from 'react';
import { noteWatched } from '../../../lib/api/congress/ask-library.ts';

const gapMs = 30_000;

/** Remembers with the ticket how far a recording was watched: every half minute, and when somebody leaves. */
export function usePosition(token: string, session: string) {
  const [place] = useState(() => keepPlace((seconds) => noteWatched(token, { session, seconds })));

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    addEventListener('pagehide', place.tell, { signal });
    document.addEventListener('visibilitychange', place.tell, { signal });
    return () => {
      leaving.abort();
      place.tell();
    };
  }, [place]);

  return place.hear;
}

/** Hears of every fraction of a second, and tells the same one only once. */
export function keepPlace(say: (seconds: number) => void) {
  let heard: number | null = null;
  let told: number | null = null;
  let toldAt = performance.now();
  const tell = () => {
    if (heard === null || heard === told) return;
    told = heard;
    toldAt = performance.now();
    say(heard);
  };
  return {
    tell,
    hear: (at: number) => {
      heard = Math.floor(at);
      if (performance.now() - toldAt >= gapMs) tell();
    },
  };
}
