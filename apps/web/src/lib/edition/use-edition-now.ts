import { useEffect, useState } from 'react';
import { askAgain, useHeardEdition } from './use-edition-phase.ts';
import { countMinutes } from './count-minutes.ts';

/** How often a page that counts asks while nobody has ever answered. */
const retryMs = 60_000;

/** The server's time, minute by minute; null while nobody has answered. */
export function useEditionNow(): Date | null {
  const heard = useHeardEdition();
  const [now, setNow] = useState<Date | null>(null);

  useEffect(() => {
    if (heard) return countMinutes(heard, setNow);
    const timer = setInterval(askAgain, retryMs);
    return () => clearInterval(timer);
  }, [heard]);

  return now;
}
