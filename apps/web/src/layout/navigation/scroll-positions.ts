/**
 * Scroll positions are stored in the history entry. The browser's own restoration scrolls before the page is rendered.
 */

/** Address of the rendered page; the address bar may be ahead while another one loads. */
let displayedUrl = '';

const pauseMs = 100;

export function setDisplayedUrl(): void {
  displayedUrl = window.location.href;
}

/** Returns false without a saved position. */
export function restoreScrollPosition(): boolean {
  const { scrollY } = Object(window.history.state) as { scrollY?: unknown };
  if (typeof scrollY !== 'number') return false;
  window.scrollTo(0, scrollY);
  return true;
}

export function trackScrollPositions(): () => void {
  const abortController = new AbortController();
  const { signal } = abortController;
  let pause: ReturnType<typeof setTimeout>;
  const afterScrolling = () => {
    clearTimeout(pause);
    pause = setTimeout(saveScrollPosition, pauseMs);
  };
  // A click may navigate before the delay ends.
  document.addEventListener('click', saveScrollPosition, { capture: true, signal });
  window.addEventListener('scroll', afterScrolling, { passive: true, signal });
  // On reload the browser restores the position itself.
  window.addEventListener('pagehide', enableBrowserRestoration, { signal });
  window.addEventListener('pageshow', disableBrowserRestoration, { signal });
  if (document.readyState === 'complete') disableBrowserRestoration();
  return () => {
    clearTimeout(pause);
    abortController.abort();
  };
}

function saveScrollPosition() {
  if (window.location.href !== displayedUrl) return;
  const { state } = window.history as { state: Record<string, unknown> | null };
  if (state?.['scrollY'] === window.scrollY) return;
  window.history.replaceState({ ...state, scrollY: window.scrollY }, '');
}

function enableBrowserRestoration() {
  window.history.scrollRestoration = 'auto';
}

function disableBrowserRestoration() {
  window.history.scrollRestoration = 'manual';
}
