import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** The fragment including "#"; null until hydration. */
export function useHash(): string | null {
  useLocation();
  return useSyncExternalStore(
    () => () => {},
    () => window.location.hash,
    () => null,
  );
}
