import { useEffect, useState } from 'react';
import type { RecordingsResponse } from '@kongres/contract/recordings';
import { fetchRecordings } from '../../../lib/api/congress/recordings.ts';

export type Material = RecordingsResponse['materials'][number];
export type Recording = RecordingsResponse['recordings'][number];

export function useSessionMedia(token: string) {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{
    attempt: number;
    media: RecordingsResponse | null;
  } | null>(null);

  useEffect(() => {
    const abortController = new AbortController();
    const { signal } = abortController;
    void fetchRecordings(token, signal).then((media) => {
      if (!signal.aborted) setResult({ attempt, media });
    });
    return () => abortController.abort();
  }, [token, attempt]);

  return {
    media: result?.media ?? null,
    hasFailed: result?.attempt === attempt && !result.media,
    retry: () => setAttempt(attempt + 1),
  };
}
