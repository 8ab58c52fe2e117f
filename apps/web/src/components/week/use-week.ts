import { useEffect, useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { useLanguage } from '../../lib/i18n/language.tsx';
import { weekAddress } from '../../lib/routing/week-address.ts';
import type { WeekRow } from './week-row.ts';

interface Answer {
  address: string;
  attempt: number;
  /** Null where none could be had. */
  rows: WeekRow[] | null;
}

/** All sessions of the week, asked for once, when they are first needed. */
export function useWeek(isNeeded: boolean) {
  const address = weekAddress(useLanguage());
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const known = answer?.address === address && (answer.rows || answer.attempt === attempt);
  const rows = known ? answer.rows : null;

  useEffect(() => {
    if (!isNeeded || known) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    void read(address, signal).then((found) => {
      if (!signal.aborted) setAnswer({ address, attempt, rows: found });
    });
    return () => leaving.abort();
  }, [address, attempt, isNeeded, known]);

  return {
    rows,
    hasFailed: isNeeded && known && !rows,
    again: () => setAttempt(attempt + 1),
  };
}

async function read(address: string, signal: AbortSignal): Promise<WeekRow[] | null> {
  try {
    const response = await call(address, { signal });
    return response.ok ? ((await response.json()) as WeekRow[]) : null;
  } catch {
    return null;
  }
}
