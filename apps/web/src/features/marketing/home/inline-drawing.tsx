import { useLayoutEffect, useRef } from 'react';
import { getDrawingPath } from '../../../illustrations/drawing-path.ts';
import { createServedMarkup } from '@kongres/ui/served-markup.ts';

/** Drawings seen so far, reused when their slot is mounted again. */
const drawings = new Map<string, Element>();

/**
 * Drawing inlined into the HTML by the build. After a client navigation its file is fetched instead,
 * which keeps it out of the bundle and the route data.
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
    const known = drawings.get(name);
    if (known && !known.isConnected) {
      element.replaceChildren(known);
      return;
    }
    // XMLHttpRequest parses the response to a document; fetch would require a separate parser.
    const request = new XMLHttpRequest();
    request.open('GET', getDrawingPath(name));
    request.responseType = 'document';
    request.addEventListener('load', () => {
      const drawing = request.responseXML?.documentElement;
      if (drawing) insertDrawing(document.importNode(drawing, true));
    });
    request.send();
    return () => request.abort();

    function insertDrawing(drawing: Element) {
      drawings.set(name, drawing);
      element?.replaceChildren(drawing);
    }
  }, [name]);

  return (
    <div
      ref={slot}
      className={className}
      data-inline-drawing={name}
      aria-hidden="true"
      {...createServedMarkup('')}
    />
  );
}

if (!import.meta.env.SSR) {
  // Runs before hydration, which may remove the server-rendered drawings.
  for (const slot of document.querySelectorAll<HTMLElement>('[data-inline-drawing]')) {
    const { inlineDrawing = '' } = slot.dataset;
    if (slot.firstElementChild) drawings.set(inlineDrawing, slot.firstElementChild);
  }
}
