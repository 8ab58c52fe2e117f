import { useEffect, useState } from 'react';
import { savePlaybackPosition } from '../../../lib/api/congress/recordings.ts';

const saveIntervalMs = 30_000;

/** Saves the playback position with the ticket: every 30 seconds, and when the page is hidden or left. */
export function usePlaybackPosition(token: string, session: string) {
  const [reporter] = useState(() =>
    createPositionReporter((seconds) => savePlaybackPosition(token, { session, seconds })),
  );

  useEffect(() => {
    const abortController = new AbortController();
    const { signal } = abortController;
    addEventListener('pagehide', reporter.report, { signal });
    document.addEventListener('visibilitychange', reporter.report, { signal });
    return () => {
      abortController.abort();
      reporter.report();
    };
  }, [reporter]);

  return reporter.update;
}

/** Saves whole seconds only, and never the same one twice. */
export function createPositionReporter(save: (seconds: number) => void) {
  let position: number | null = null;
  let savedPosition: number | null = null;
  let savedAt = performance.now();
  const report = () => {
    if (position === null || position === savedPosition) return;
    savedPosition = position;
    savedAt = performance.now();
    save(position);
  };
  return {
    report,
    update: (seconds: number) => {
      position = Math.floor(seconds);
      if (performance.now() - savedAt >= saveIntervalMs) report();
    },
  };
}
