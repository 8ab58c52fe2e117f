declare global {
  interface Window {
    earlyClick?: ((event: Event) => void) & { last?: Event };
  }
}

/** Inline script: records the last click before the bundle is loaded. */
export const earlyClickScript =
  'addEventListener("click",earlyClick=function(event){earlyClick.last=event},true)';

/** After that the visitor has moved on. */
const maxAgeMs = 10_000;

/**
 * Replays the last click on a button that happened before hydration. Native links and command buttons worked without
 * scripts.
 */
export function replayEarlyClick(): void {
  const { earlyClick } = window;
  if (!earlyClick) return;
  removeEventListener('click', earlyClick, true);
  const { last } = earlyClick;
  // This click triggered hydration, and React replays it itself.
  if (!last || window.event === last) return;
  const isFresh = performance.now() - last.timeStamp < maxAgeMs;
  const pressed = last.target instanceof Element ? last.target.closest('button') : null;
  if (!isFresh || !pressed || pressed.hasAttribute('commandfor')) return;
  // React is still hydrating and would not prioritise the surrounding boundary.
  setTimeout(() => pressed.click());
}
