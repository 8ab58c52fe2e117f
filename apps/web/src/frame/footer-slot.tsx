import { useEffect, useRef } from 'react';
import type { FooterFragment } from './use-footer-content.ts';
import { withYears } from './footer-year.ts';

/** Shows the page's own fragment at once; the organiser's replaces it in place, sanitised. */
export function FooterSlot({ own, answered }: FooterFragment) {
  const slot = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (answered === null) return;
    let isCurrent = true;
    void import('./sanitise.ts').then(({ sanitise }) => {
      if (isCurrent) slot.current?.replaceChildren(sanitise(withYears(answered, thisYear())));
    });
    return () => {
      isCurrent = false;
    };
  }, [answered]);

  return (
    <div
      ref={slot}
      // The build's year and the visitor's may differ around New Year; the text is right after hydration.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: withYears(own, thisYear()) }}
    />
  );
}

function thisYear(): number {
  return new Date().getFullYear();
}
