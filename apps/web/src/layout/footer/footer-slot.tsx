import { useLayoutEffect, useRef } from 'react';
import type { FooterAnswer } from '@kongres/contract/footer';
import { servedMarkup } from '@kongres/ui/served-markup.ts';

interface FooterSlotProps {
  part: keyof FooterAnswer;
  /** The fragment that the page was built with. */
  built: string;
  /** The fragment to show: the organiser's words, another language, a new year. */
  wanted: string;
}

/** What stands in each slot, for when the footer is drawn anew; null is the fragment as served. */
const standing = new Map<string, { html: string | null; nodes: ChildNode[] }>();

/** Shows the page's own fragment at once; whatever comes later replaces it in place, sanitised. */
export function FooterSlot({ part, built, wanted }: FooterSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(null);

  useLayoutEffect(() => {
    const element = slot.current;
    if (!element) return;
    if (shown.current === null) {
      const before = standing.get(part);
      if (before && !element.firstChild) element.replaceChildren(...before.nodes);
      shown.current = element.firstChild ? (before?.html ?? built) : '';
    }
    if (wanted === shown.current) return;
    let isCurrent = true;
    import('./sanitise.ts')
      .then(({ sanitise }) => {
        if (!isCurrent) return;
        element.replaceChildren(sanitise(wanted));
        standing.set(part, { html: wanted, nodes: [...element.childNodes] });
        shown.current = wanted;
      })
      // Without the sanitiser the page keeps what it shows.
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [part, built, wanted]);

  return <div ref={slot} data-slot={part} {...servedMarkup(built)} />;
}

if (!import.meta.env.SSR) {
  // Before React looks at the page: what it takes out of the document can no longer be found there.
  for (const slot of document.querySelectorAll<HTMLElement>('footer [data-slot]')) {
    standing.set(slot.dataset['slot'] ?? '', { html: null, nodes: [...slot.childNodes] });
  }
}
