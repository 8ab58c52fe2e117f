import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * A path change scrolls to the top, unless the address names a place in the page, and moves the focus to
 * the new page's heading, so that a screen reader reads on from there.
 */
export function useRouteChange(): void {
  const { pathname, hash } = useLocation();
  const seen = useRef<string | null>(null);
  useEffect(() => {
    const isFirst = seen.current === null;
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (isFirst) return;
    const place = hash && document.getElementById(hash.slice(1));
    if (place) {
      place.scrollIntoView();
      return;
    }
    window.scrollTo(0, 0);
    const heading = document.querySelector('main h1');
    if (!(heading instanceof HTMLElement)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);
}
