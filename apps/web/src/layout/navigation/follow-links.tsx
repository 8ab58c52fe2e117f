import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { hasOwnPolicy } from '../../lib/routing/own-policy.ts';
import { isKnownPage } from '../../lib/routing/served-address.ts';

/** Whoever only passes over a link does not stay this long. */
const intentMs = 100;

/**
 * Every link is a plain link, which works before React does and costs it nothing. One pair of ears for all of them
 * goes to the pages of this language without loading a document, and fetches a page when somebody is about to.
 */
export function FollowLinks() {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string>();

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const mayMove = window.matchMedia('(prefers-reduced-motion: no-preference)');
    let pause: ReturnType<typeof setTimeout>;
    const hear = (event: Event) => {
      clearTimeout(pause);
      const page = pageOf(event);
      if (page) pause = setTimeout(() => setWanted(page.pathname), intentMs);
    };
    for (const kind of ['pointerover', 'focusin', 'touchstart']) {
      window.addEventListener(kind, hear, { passive: true, signal });
    }
    const follow = (event: MouseEvent) => {
      const page = isForThisTab(event) && pageOf(event);
      if (!page) return;
      event.preventDefault();
      const isHere = page.href === window.location.href;
      void navigate(page.pathname + page.search + page.hash, {
        replace: isHere,
        viewTransition: !isHere && mayMove.matches,
      });
    };
    // After React, whose handlers may have other plans for the press.
    window.addEventListener('click', follow, { signal });
    // The router would write down between which pages it has faded.
    window.addEventListener('pagehide', forgetTransitions, { signal });
    window.addEventListener('unhandledrejection', allowSkipping, { signal });
    return () => {
      clearTimeout(pause);
      ending.abort();
    };
  }, [navigate]);

  return wanted && <PrefetchPageLinks page={wanted} />;
}

function forgetTransitions() {
  try {
    window.sessionStorage.removeItem('remix-router-transitions');
  } catch {
    // What may not be stored has not been.
  }
}

/** A fade that gives way to the next one, or that nobody sees, is no failure; the router does not hear of it. */
function allowSkipping(event: PromiseRejectionEvent) {
  const { reason } = event as { reason: unknown };
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
}

function isForThisTab(event: MouseEvent): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented } = event;
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey || defaultPrevented);
}

/** The page behind the link, where the router knows it. To a place on the page being read the browser goes itself. */
function pageOf({ target }: Event): URL | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!link || link.hasAttribute('download') || link.hasAttribute('target')) return null;
  const page = addressOf(link);
  const { origin, pathname, search } = window.location;
  if (page?.origin !== origin || !isKnownPage(page.pathname)) return null;
  if (hasOwnPolicy(page.pathname) !== hasOwnPolicy(pathname)) return null;
  return page.hash && page.pathname === pathname && page.search === search ? null : page;
}

/** A link in a drawing has no address to ask for, and one that is not ours may lead nowhere at all. */
function addressOf(link: Element): URL | null {
  try {
    return new URL(link.getAttribute('href') ?? '', document.baseURI);
  } catch {
    return null;
  }
}
