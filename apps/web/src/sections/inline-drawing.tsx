import { useEffect, useRef } from 'react';
import { drawingAddress } from '../art/drawing-address.ts';

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

  useEffect(() => {
    const element = slot.current;
    if (!element || element.firstChild) return;
    const leaving = new AbortController();
    fetch(drawingAddress(name), { signal: leaving.signal })
      .then((response) => response.text())
      .then((text) => {
        const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
        element.replaceChildren(document.importNode(documentElement, true));
      })
      .catch(() => {});
    return () => leaving.abort();
  }, [name]);

  return (
    <div
      ref={slot}
      className={className}
      data-inline-drawing={name}
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
