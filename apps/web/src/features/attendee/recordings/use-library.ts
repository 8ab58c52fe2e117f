import { useEffect, useState } from 'react';
import type { LibraryAnswer } from '@kongres/contract/library';
import { askLibrary } from '../../../lib/api/congress/ask-library.ts';

export type Material = LibraryAnswer['materials'][number];
export type Recording = LibraryAnswer['recordings'][number];

/** What the ticket has of sessions that are over; asked for when it is first needed. */
export function useLibrary(token: string) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ attempt: number; library: LibraryAnswer | null } | null>(
    null,
  );

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    void askLibrary(token, signal).then((library) => {
      if (!signal.aborted) setAnswer({ attempt, library });
    });
    return () => leaving.abort();
  }, [token, attempt]);

  return {
    library: answer?.library ?? null,
    hasFailed: answer?.attempt === attempt && !answer.library,
    again: () => setAttempt(attempt + 1),
  };
}
