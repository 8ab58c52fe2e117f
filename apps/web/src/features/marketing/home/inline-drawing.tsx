import { useLayoutEffect, useRef } from 'react';
import { drawingAddress } from '../../../illustrations/drawing-address.ts';
import { servedMarkup } from '@kongres/ui/served-markup.ts';

/** The drawings that came with the page, or later, for when their place is drawn anew. */
const drawn = new Map<string, Element>();

/**
 * A drawing that stands in the page itself. The build writes it into the HTML; a visitor who comes
 * by a link inside the site fetches the file. Neither the bundle nor the route data carries it.
 */
export function InlineDrawing({
  name,
  className,
}: {
  name: string;
  className?: string | undefined;
}) {
  const slot = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = slot.current;
    if (!element || element.firstChild) return;
    const known = drawn.get(name);
    if (known && !known.isConnected) {
      element.replaceChildren(known);
      return;
    }
    // Not fetch: what this reads arrives as a document, so that no text has to be turned into one.
    const request = new XMLHttpRequest();
    request.open('GET', drawingAddress(name));
    request.responseType = 'document';
    request.addEventListener('load', () => {
      const drawing = request.responseXML?.documentElement;
      if (drawing) show(document.importNode(drawing, true));
    });
    request.send();
    return () => request.abort();

    function show(drawing: Element) {
      drawn.set(name, drawing);
      element?.replaceChildren(drawing);
    }
  }, [name]);

  return (
    <div
      ref={slot}
      className={className}
      data-inline-drawing={name}
      aria-hidden="true"
      {...servedMarkup('')}
    />
  );
}

if (!import.meta.env.SSR) {
  // Before React looks at the page: what it takes out of the document can no longer be found there.
  for (const slot of document.querySelectorAll<HTMLElement>('[data-inline-drawing]')) {
    const { inlineDrawing = '' } = slot.dataset;
    if (slot.firstElementChild) drawn.set(inlineDrawing, slot.firstElementChild);
  }
}
