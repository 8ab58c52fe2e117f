import { useEffect, useEffectEvent } from 'react';

export function useCountdown(
  seconds: number | null,
  setSeconds: (seconds: number | null) => void,
  onEnd: () => void,
) {
  const tick = useEffectEvent(() => {
    if (seconds !== null && seconds > 1) {
      setSeconds(seconds - 1);
      return;
    }
    setSeconds(null);
    onEnd();
  });

  useEffect(() => {
    if (seconds === null) return;
    const timer = setTimeout(tick, 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
}
