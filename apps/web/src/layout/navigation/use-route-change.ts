import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { removeStructuredData } from '../structured-data.tsx';
import {
  trackScrollPositions,
  restoreScrollPosition,
  setDisplayedUrl,
} from './scroll-positions.ts';

/**
 * On a new path scrolls to the top, or to the fragment, and focuses the heading for screen readers; a link to a fragment
 * with another query does the same within a page. Back and forward restore the scroll position.
 */
export function useRouteChange(): void {
  const location = useLocation();
  const isTraversal = useNavigationType() === NavigationType.Pop;
  const previousLocation = useRef<typeof location>(null);

  useEffect(trackScrollPositions, []);

  useLayoutEffect(() => {
    const before = previousLocation.current;
    previousLocation.current = location;
    setDisplayedUrl();
    if (!before || before === location) return;
    const isNewPage = before.pathname !== location.pathname;
    const isNewView = isNewPage || before.search !== location.search;
    const place = document.getElementById(location.hash.slice(1));
    if (isTraversal && restoreScrollPosition()) {
      // Position restored.
    } else if (place) {
      if (isNewView || isTraversal) place.scrollIntoView();
    } else if (isNewPage) {
      window.scrollTo(0, 0);
    }
    if (isNewPage) removeStructuredData();
    if (isNewView && place && !isTraversal) moveFocus(place);
    else if (isNewPage) moveFocus(document.querySelector<HTMLElement>('main h1'));
  }, [location, isTraversal]);
}

function moveFocus(element: HTMLElement | null) {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
