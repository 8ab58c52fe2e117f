/** Inner HTML that only the build renders. In the browser React keeps the served nodes and never parses markup. */
export function createServedMarkup(html: string) {
  return import.meta.env.SSR
    ? { dangerouslySetInnerHTML: { __html: html } }
    : { children: '', suppressHydrationWarning: true };
}
