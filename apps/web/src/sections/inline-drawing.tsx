import { useEffect, useRef } from 'react';
import { drawingAddress } from '../art/drawing-address.ts';
import { useIsPrerendered } from '../ui/use-is-prerendered.ts';

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
  const isPrerendered = useIsPrerendered();

  useEffect(() => {
    const element = slot.current;
    if (!element || element.firstChild) return;
    // Not fetch: what this reads arrives as a document, so that no text has to be turned into one.
    const request = new XMLHttpRequest();
    request.open('GET', drawingAddress(name));
    request.responseType = 'document';
    request.addEventListener('load', () => {
      const drawing = request.responseXML?.documentElement;
      if (drawing) element.replaceChildren(document.importNode(drawing, true));
    });
    request.send();
    return () => request.abort();
  }, [name]);

  return (
    <div
      ref={slot}
      className={className}
      data-inline-drawing={name}
      aria-hidden="true"
      suppressHydrationWarning
      // Keeps React away from what the build has put inside.
      {...(isPrerendered && { dangerouslySetInnerHTML: { __html: '' } })}
    />
  );
}
