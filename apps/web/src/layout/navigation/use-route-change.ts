import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { removeStructuredData } from '../structured-data.tsx';
import { keepScrollPositions, scrollBack, setShownAddress } from './scroll-positions.ts';

/**
 * A path change scrolls to the top and moves the focus to the new page's heading, so that a screen reader
 * reads on from there; where the address names a place in the page, both go there. Going back or forward
 * leads to where the page was left.
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
    moveFocus((!isTraversal && place) || document.querySelector<HTMLElement>('main h1'));
  }, [location, isTraversal]);
}

function moveFocus(element: HTMLElement | null) {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
