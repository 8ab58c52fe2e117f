import { useEffect, useEffectEvent } from 'react';

/** Counts seconds down for the buyer to see, then goes on. Leaving ends it. */
export function useCountdown(
  seconds: number | null,
  setSeconds: (seconds: number | null) => void,
  goOn: () => void,
) {
  const tick = useEffectEvent(() => {
    if (seconds !== null && seconds > 1) {
      setSeconds(seconds - 1);
      return;
    }
    setSeconds(null);
    goOn();
  });

  useEffect(() => {
    if (seconds === null) return;
    const timer = setTimeout(tick, 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
}
