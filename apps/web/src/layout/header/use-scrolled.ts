import { useSyncExternalStore } from 'react';
import { site } from '@kongres/content/facts/site';

/** Whether the page is scrolled further than the header's threshold. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > site.headerScrollThresholdPx,
    () => false,
  );
}

function subscribe(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}
