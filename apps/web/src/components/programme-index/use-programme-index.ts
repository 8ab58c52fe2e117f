import { useEffect, useState } from 'react';
import { callApi } from '../../lib/api/call-api.ts';
import { useLanguage } from '../../lib/i18n/language.tsx';
import { getProgrammeIndexPath } from '../../lib/routing/programme-index-path.ts';
import type { ProgrammeIndexRow } from './programme-index-row.ts';

interface LoadedIndex {
  address: string;
  attempt: number;
  /** Null if the request failed. */
  rows: ProgrammeIndexRow[] | null;
}

/** All sessions of the programme, fetched when first needed. */
export function useProgrammeIndex(isNeeded: boolean) {
  const address = getProgrammeIndexPath(useLanguage());
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<LoadedIndex | null>(null);
  const known = answer?.address === address && (answer.rows || answer.attempt === attempt);
  const rows = known ? answer.rows : null;

  useEffect(() => {
    if (!isNeeded || known) return;
    const abortController = new AbortController();
    const { signal } = abortController;
    void fetchProgrammeIndex(address, signal).then((found) => {
      if (!signal.aborted) setAnswer({ address, attempt, rows: found });
    });
    return () => abortController.abort();
  }, [address, attempt, isNeeded, known]);

  return {
    rows,
    hasFailed: isNeeded && known && !rows,
    retry: () => setAttempt(attempt + 1),
  };
}

async function fetchProgrammeIndex(
  address: string,
  signal: AbortSignal,
): Promise<ProgrammeIndexRow[] | null> {
  try {
    const response = await callApi(address, { signal });
    return response.ok ? ((await response.json()) as ProgrammeIndexRow[]) : null;
  } catch {
    return null;
  }
}
