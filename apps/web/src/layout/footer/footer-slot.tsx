import { useLayoutEffect, useRef } from 'react';
import type { FooterResponse } from '@kongres/contract/footer';
import { createServedMarkup } from '@kongres/ui/served-markup.ts';

interface FooterSlotProps {
  part: keyof FooterResponse;
  builtHtml: string;
  /** The organiser's text, another language or a new year. */
  html: string;
}

/** Current nodes of each slot for a remount; `html` is null for the served fragment. */
const slotContents = new Map<string, { html: string | null; nodes: ChildNode[] }>();

/** Adopts the served fragment; later content replaces it sanitised. */
export function FooterSlot({ part, builtHtml, html }: FooterSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  const shownHtml = useRef<string>(null);

  useLayoutEffect(() => {
    const element = slot.current;
    if (!element) return;
    if (shownHtml.current === null) {
      const before = slotContents.get(part);
      if (before && !element.firstChild) element.replaceChildren(...before.nodes);
      shownHtml.current = element.firstChild ? (before?.html ?? builtHtml) : '';
    }
    if (html === shownHtml.current) return;
    let isCurrent = true;
    import('./sanitise.ts')
      .then(({ sanitiseFooter }) => {
        if (!isCurrent) return;
        element.replaceChildren(sanitiseFooter(html));
        slotContents.set(part, { html, nodes: [...element.childNodes] });
        shownHtml.current = html;
      })
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [part, builtHtml, html]);

  return <div ref={slot} data-slot={part} {...createServedMarkup(builtHtml)} />;
}

if (!import.meta.env.SSR) {
  // Runs before hydration, which may detach the served nodes.
  for (const slot of document.querySelectorAll<HTMLElement>('footer [data-slot]')) {
    slotContents.set(slot.dataset['slot'] ?? '', { html: null, nodes: [...slot.childNodes] });
  }
}
