import { useEffect, useRef, useState } from 'react';
import { footerYears, withYears } from '@kongres/content/format/footer-years';
import { useIsPrerendered } from '../ui/use-is-prerendered.ts';
import type { FooterFragment } from './use-footer-content.ts';

/**
 * Shows the page's own fragment at once. Whatever comes later replaces it in place, sanitised: the
 * organiser's words, another language, a new year. React never writes HTML here after the build,
 * which the policy would refuse.
 */
export function FooterSlot({
  own,
  answered,
  builtYears,
}: FooterFragment & {
  builtYears: string;
}) {
  const slot = useRef<HTMLDivElement>(null);
  const isPrerendered = useIsPrerendered();
  const [built] = useState(() => (isPrerendered ? withYears(own, builtYears) : ''));
  const shown = useRef(built);
  const fragment = answered ?? own;

  useEffect(() => {
    const wanted = withYears(fragment, footerYears(new Date()));
    if (wanted === shown.current) return;
    let isCurrent = true;
    import('./sanitise.ts')
      .then(({ sanitise }) => {
        if (!isCurrent) return;
        slot.current?.replaceChildren(sanitise(wanted));
        shown.current = wanted;
      })
      // Without the sanitiser the page keeps what it shows.
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [fragment]);

  return isPrerendered ? (
    <div ref={slot} data-slot dangerouslySetInnerHTML={{ __html: built }} />
  ) : (
    <div ref={slot} data-slot />
  );
}
