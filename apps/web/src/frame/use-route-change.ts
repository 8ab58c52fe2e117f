import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { removeStructuredData } from './structured-data.tsx';
import { keepScrollPositions, scrollBack, setShownAddress } from './scroll-positions.ts';

/**
 * A path change scrolls to the top, unless the address names a place in the page, and moves the focus to
 * the new page's heading, so that a screen reader reads on from there. Going back or forward leads to
 * where the page was left.
 */
export function useRouteChange(): void {
  const location = useLocation();
  const isTraversal = useNavigationType() === NavigationType.Pop;
  const seen = useRef<typeof location>(null);

  useEffect(keepScrollPositions, []);

  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = location;
    setShownAddress();
    if (!before || before === location) return;
    const isNewPage = before.pathname !== location.pathname;
    const place = document.getElementById(location.hash.slice(1));
    if (isTraversal && scrollBack()) {
      // It stands where it was left.
    } else if (place) {
      if (isNewPage || isTraversal) place.scrollIntoView();
    } else if (isNewPage) {
      window.scrollTo(0, 0);
    }
    if (!isNewPage) return;
    removeStructuredData();
    if (!place || isTraversal) focusHeading();
  }, [location, isTraversal]);
}

function focusHeading() {
  const heading = document.querySelector('main h1');
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
