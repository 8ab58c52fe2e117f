import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** The fragment with its sign, or nothing. Prerendered pages cannot know it: null until hydrated. */
export function useHash(): string | null {
  useLocation();
  return useSyncExternalStore(
    () => () => {},
    () => window.location.hash,
    () => null,
  );
}
