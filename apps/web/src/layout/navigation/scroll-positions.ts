/**
 * Where each visited page was left, in the browser's own history and nowhere else. The browser cannot
 * do it alone: it scrolls before the page that it goes back to has been drawn.
 */

/** The address whose page is on the screen; while another one loads, the bar may be ahead of it. */
let shownAddress = '';

const pauseMs = 100;

export function setShownAddress(): void {
  shownAddress = window.location.href;
}

/** Goes to where the page was left, or says that nobody knows. */
export function scrollBack(): boolean {
  const { scrollY } = Object(window.history.state) as { scrollY?: unknown };
  if (typeof scrollY !== 'number') return false;
  window.scrollTo(0, scrollY);
  return true;
}

export function keepScrollPositions(): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let pause: ReturnType<typeof setTimeout>;
  const afterScrolling = () => {
    clearTimeout(pause);
    pause = setTimeout(keep, pauseMs);
  };
  // A press may lead to another page before the pause is over.
  document.addEventListener('click', keep, { capture: true, signal });
  window.addEventListener('scroll', afterScrolling, { passive: true, signal });
  // A page that is loaded again is the browser's to scroll, and it waits for as much of it as it needs.
  window.addEventListener('pagehide', leaveToBrowser, { signal });
  window.addEventListener('pageshow', takeFromBrowser, { signal });
  if (document.readyState === 'complete') takeFromBrowser();
  return () => {
    clearTimeout(pause);
    ending.abort();
  };
}

function keep() {
  if (window.location.href !== shownAddress) return;
  const { state } = window.history as { state: Record<string, unknown> | null };
  if (state?.['scrollY'] === window.scrollY) return;
  window.history.replaceState({ ...state, scrollY: window.scrollY }, '');
}

function leaveToBrowser() {
  window.history.scrollRestoration = 'auto';
}

function takeFromBrowser() {
  window.history.scrollRestoration = 'manual';
}
