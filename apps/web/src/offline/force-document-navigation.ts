import { cachedAt } from './cached-at.ts';

/**
 * A cached page may belong to an older release than the server: its links must load whole documents, never route data
 * of a newer release.
 */
export function forceDocumentNavigation(): void {
  if (cachedAt) window.addEventListener('click', bypassRouter, { capture: true });
}

function bypassRouter(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link && link.pathname !== window.location.pathname) event.stopPropagation();
}
