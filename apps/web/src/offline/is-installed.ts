/** Whether the page stands in a window of its own, as an app does. */
export function isInstalled(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches;
}
