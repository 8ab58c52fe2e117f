import { useEffect, useState } from 'react';
import { refetchEdition, useReceivedEdition } from './use-edition-phase.ts';
import { countMinutes } from './count-minutes.ts';

/** Interval of retries while the server time is unknown. */
const retryMs = 60_000;

/** Server time, updated every minute; null while unknown. */
export function useEditionNow(): Date | null {
  const received = useReceivedEdition();
  const [now, setNow] = useState<Date | null>(null);

  useEffect(() => {
    if (received) return countMinutes(received, setNow);
    const timer = setInterval(refetchEdition, retryMs);
    return () => clearInterval(timer);
  }, [received]);

  return now;
}
