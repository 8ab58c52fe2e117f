import { keptMoment } from './kept-mark.ts';

/**
 * A page out of the store is of its own release, and the network may know a newer one: a link there leads to a whole
 * page, never to data for this one.
 */
export function leaveByDocuments(): void {
  if (keptMoment) window.addEventListener('click', keepFromRouter, { capture: true });
}

function keepFromRouter(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link && link.pathname !== window.location.pathname) event.stopPropagation();
}
