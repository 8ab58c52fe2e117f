import type { EditionUpdate, EditionState } from './parse-edition.ts';

/** Timers stop while a device sleeps, so an open page polls at least this often. */
const maxIntervalMs = 3_600_000;
/** Base of the exponential backoff, which is not used after the change is due. */
const retryMs = 30_000;
/** Open pages must not poll at the same instant. */
const jitterMs = 5000;

/**
 * Polls the edition's phase: at once, at each change, and when the page becomes visible. Measures elapsed time instead
 * of reading the browser's date. Ends after the last phase.
 */
export function pollEdition(
  load: () => Promise<EditionUpdate | null>,
  onUpdate: (edition: EditionState) => void,
): { refetch: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLoading = false;
  let changesAtMs = Infinity;
  let failureCount = 0;

  document.addEventListener('visibilitychange', handleVisibilityChange);
  window.addEventListener('pageshow', handlePageShow);
  void poll();
  return { refetch };

  async function poll() {
    if (isLoading) return;
    isLoading = true;
    clearTimeout(timer);
    const edition = await load();
    isLoading = false;
    if (edition) onUpdate(edition);
    if (edition?.msToChange === null) {
      stop();
      return;
    }
    if (edition) changesAtMs = performance.now() + edition.msToChange;
    failureCount = edition ? 0 : failureCount + 1;
    if (!document.hidden) schedulePoll();
  }

  function schedulePoll() {
    const msToChange = changesAtMs - performance.now();
    const retry = msToChange > 0 ? retryMs * 4 ** (failureCount - 1) : retryMs;
    const ms = failureCount > 0 ? retry : msToChange;
    timer = setTimeout(() => void poll(), Math.min(ms, maxIntervalMs) + Math.random() * jitterMs);
  }

  function refetch() {
    if (!document.hidden) void poll();
  }

  function handleVisibilityChange() {
    if (document.hidden) clearTimeout(timer);
    else void poll();
  }

  /** Restored from the back-forward cache. */
  function handlePageShow({ persisted }: PageTransitionEvent) {
    if (persisted) void poll();
  }

  function stop() {
    document.removeEventListener('visibilitychange', handleVisibilityChange);
    window.removeEventListener('pageshow', handlePageShow);
  }
}
