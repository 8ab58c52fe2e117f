import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { whenSearchIsReplaced } from './replace-search.ts';

/** The query string. Prerendered pages know none, so it is empty until the page is hydrated. */
export function useSearch(): string {
  useLocation();
  return useSyncExternalStore(
    whenSearchIsReplaced,
    () => window.location.search,
    () => '',
  );
}
