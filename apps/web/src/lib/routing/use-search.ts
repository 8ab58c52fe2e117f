import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { subscribeToSearch } from './replace-search.ts';

/** Empty until hydration. */
export function useSearch(): string {
  useLocation();
  return useSyncExternalStore(
    subscribeToSearch,
    () => window.location.search,
    () => '',
  );
}
