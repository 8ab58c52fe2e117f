/**
 * The inside of an element as HTML. Only the build writes it: in a browser React leaves what was
 * served there as it is, whatever has become of it, and turns no text into markup.
 */
export function servedMarkup(html: string) {
  return import.meta.env.SSR
    ? { dangerouslySetInnerHTML: { __html: html } }
    : { children: '', suppressHydrationWarning: true };
}
