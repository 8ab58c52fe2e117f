import { useSyncExternalStore } from 'react';
import { site } from '@kongres/content/facts/site';

export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > site.headerScrollThresholdPx,
    () => false,
  );
}

function subscribeToScroll(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}
