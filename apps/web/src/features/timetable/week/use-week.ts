import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { weekAddress } from '../../../routing/week-address.ts';
import type { WeekRow } from './week-row.ts';

/** Asked for once, when it is first needed. Without it the day still filters; only the other days stay uncounted. */
export function useWeek(isNeeded: boolean): readonly WeekRow[] | null {
  const language = useLanguage();
  const address = weekAddress(language);
  const [known, setKnown] = useState<{ address: string; rows: WeekRow[] } | null>(null);
  const rows = known?.address === address ? known.rows : null;

  useEffect(() => {
    if (!isNeeded || rows) return;
    const leaving = new AbortController();
    call(address, { signal: leaving.signal })
      .then(async (response) => {
        if (!response.ok) return;
        setKnown({ address, rows: (await response.json()) as WeekRow[] });
      })
      .catch(() => {});
    return () => leaving.abort();
  }, [address, isNeeded, rows]);

  return rows;
}
