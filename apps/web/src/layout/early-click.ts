declare global {
  interface Window {
    earlyClick?: ((event: Event) => void) & { last?: Event };
  }
}

/** In the page itself, before anything else is loaded: remembers the last thing that was clicked. */
export const earlyClickScript =
  'addEventListener("click",earlyClick=function(event){earlyClick.last=event},true)';

/** Whoever waited longer has gone on to something else. */
const patienceMs = 10_000;

/**
 * A button that is pressed before the page has come to life does nothing, and on a slow phone that takes
 * a while: once it is alive, the last one is pressed again. Native buttons and links did their work.
 */
export function repeatEarlyClick(): void {
  const { earlyClick } = window;
  if (!earlyClick) return;
  removeEventListener('click', earlyClick, true);
  const { last } = earlyClick;
  // React came to life because of this very click, and has heard it itself.
  if (!last || window.event === last) return;
  const isFresh = performance.now() - last.timeStamp < patienceMs;
  const pressed = last.target instanceof Element ? last.target.closest('button') : null;
  if (!isFresh || !pressed || pressed.hasAttribute('commandfor')) return;
  // React is in the middle of something, and would not take over for its sake what stands around it.
  setTimeout(() => pressed.click());
}
