import { useEffect, useState } from 'react';
import { editionAnswer, type EditionAnswer } from '@kongres/contract/edition';
import { editionPath } from '@kongres/contract/paths';
import { call } from '../../../api/call.ts';
import { watchClock, type EditionNow } from './watch-clock.ts';

/** Where the edition stands by the server's clock; null while nobody has answered. */
export function useEditionNow(): EditionNow | null {
  const [known, setKnown] = useState<EditionNow | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    const { stop } = watchClock(() => askEdition(leaving.signal), setKnown);
    return () => {
      stop();
      leaving.abort();
    };
  }, []);

  return known;
}

/** Without an answer the page stays as it was built. */
async function askEdition(signal: AbortSignal): Promise<EditionAnswer | null> {
  try {
    const response = await call(editionPath, { signal, cache: 'no-store' });
    return editionAnswer.safeParse(response.ok && (await response.json())).data ?? null;
  } catch {
    return null;
  }
}
