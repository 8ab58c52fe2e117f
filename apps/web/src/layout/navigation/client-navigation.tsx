import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { hasStreamPolicy } from '../../lib/routing/stream-policy.ts';
import { isKnownPage } from '../../lib/routing/canonical-url.ts';

/** Longer than a pointer takes to pass over a link. */
const prefetchDelayMs = 100;

/**
 * Links are plain <a> elements that work without React. One listener for all of them navigates within this language
 * without a document load, and prefetches on intent.
 */
export function ClientNavigation() {
  const navigate = useNavigate();
  const [prefetchPath, setPrefetchPath] = useState<string>();

  useEffect(() => {
    const abortController = new AbortController();
    const { signal } = abortController;
    const motionQuery = window.matchMedia('(prefers-reduced-motion: no-preference)');
    let pause: ReturnType<typeof setTimeout>;
    const schedulePrefetch = (event: Event) => {
      clearTimeout(pause);
      const page = getLinkedPage(event);
      if (page) pause = setTimeout(() => setPrefetchPath(page.pathname), prefetchDelayMs);
    };
    for (const kind of ['pointerover', 'focusin', 'touchstart']) {
      window.addEventListener(kind, schedulePrefetch, { passive: true, signal });
    }
    const handleClick = (event: MouseEvent) => {
      const page = isForThisTab(event) && getLinkedPage(event);
      if (!page) return;
      event.preventDefault();
      const isHere = page.href === window.location.href;
      void navigate(page.pathname + page.search + page.hash, {
        replace: isHere,
        viewTransition: !isHere && motionQuery.matches,
      });
    };
    // Window listener: runs after React's handlers.
    window.addEventListener('click', handleClick, { signal });
    // React Router would store its view transitions.
    window.addEventListener('pagehide', clearTransitions, { signal });
    window.addEventListener('unhandledrejection', ignoreSkippedTransition, { signal });
    return () => {
      clearTimeout(pause);
      abortController.abort();
    };
  }, [navigate]);

  return prefetchPath && <PrefetchPageLinks page={prefetchPath} />;
}

function clearTransitions() {
  try {
    window.sessionStorage.removeItem('remix-router-transitions');
  } catch {
    // Storage may be blocked.
  }
}

/** A skipped view transition is not an error. */
function ignoreSkippedTransition(event: PromiseRejectionEvent) {
  const { reason } = event as { reason: unknown };
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
}

function isForThisTab(event: MouseEvent): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented } = event;
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey || defaultPrevented);
}

/** The linked page if the router knows it. The browser handles anchors on the current page. */
function getLinkedPage({ target }: Event): URL | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!link || link.hasAttribute('download') || link.hasAttribute('target')) return null;
  const page = parseLinkUrl(link);
  const { origin, pathname, search } = window.location;
  if (page?.origin !== origin || !isKnownPage(page.pathname)) return null;
  if (hasStreamPolicy(page.pathname) !== hasStreamPolicy(pathname)) return null;
  return page.hash && page.pathname === pathname && page.search === search ? null : page;
}

/** SVG links have no string href, and an external one may be invalid. */
function parseLinkUrl(link: Element): URL | null {
  try {
    return new URL(link.getAttribute('href') ?? '', document.baseURI);
  } catch {
    return null;
  }
}
