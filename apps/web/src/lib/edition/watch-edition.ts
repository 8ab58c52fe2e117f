import type { KnownEdition, ToldEdition } from './read-edition.ts';

/** A device that slept with the page in view loses time without a sign, so an open page asks at least this often. */
const longestWaitMs = 3_600_000;
/** How soon a page asks again when the server did not answer: ever later, but not once the change has come. */
const retryMs = 30_000;
/** Thousands of open pages must not ask in the same instant. */
const spreadMs = 5000;

/**
 * Asks where the edition stands: at once, when its phase changes, and when somebody comes back to the page.
 * The time that passes is measured, the browser's date is never read. What is over stays over: then it ends.
 */
export function watchEdition(
  ask: () => Promise<KnownEdition | null>,
  tell: (edition: ToldEdition) => void,
): { again: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let changesAtMs = Infinity;
  let misses = 0;

  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pageshow', onShown);
  void askNow();
  return { again };

  async function askNow() {
    if (isAsking) return;
    isAsking = true;
    clearTimeout(timer);
    const edition = await ask();
    isAsking = false;
    if (edition) tell(edition);
    if (edition?.msToChange === null) {
      stop();
      return;
    }
    if (edition) changesAtMs = performance.now() + edition.msToChange;
    misses = edition ? 0 : misses + 1;
    if (!document.hidden) wait();
  }

  function wait() {
    const msToChange = changesAtMs - performance.now();
    const retry = msToChange > 0 ? retryMs * 4 ** (misses - 1) : retryMs;
    const ms = misses > 0 ? retry : msToChange;
    timer = setTimeout(() => void askNow(), Math.min(ms, longestWaitMs) + Math.random() * spreadMs);
  }

  /** For whoever cannot wait until the page asks by itself. */
  function again() {
    if (!document.hidden) void askNow();
  }

  function onVisibility() {
    if (document.hidden) clearTimeout(timer);
    else void askNow();
  }

  /** The page comes out of the browser's back-forward cache as it was left. */
  function onShown({ persisted }: PageTransitionEvent) {
    if (persisted) void askNow();
  }

  function stop() {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pageshow', onShown);
  }
}
