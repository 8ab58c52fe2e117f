import { useState, useSyncExternalStore } from 'react';

/** Whether this element came with the page's HTML, for as long as it lives, or was added later. */
export function useIsPrerendered(): boolean {
  const isHydrating = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  const [isPrerendered] = useState(isHydrating);
  return isPrerendered;
}
