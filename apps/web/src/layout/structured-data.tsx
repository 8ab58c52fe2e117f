import { useMatches } from 'react-router';
import { servedMarkup } from '@kongres/ui/served-markup.ts';

const type = 'application/ld+json';

/** Data for search engines, which read a page as it was built: it stands in the head of that page. */
export function StructuredData() {
  for (const { loaderData } of useMatches()) {
    const page = loaderData as { data?: { structured?: string } | null } | undefined;
    const html = page?.data?.structured?.replaceAll('<', '\\u003c');
    if (html) return <script type={type} {...servedMarkup(html)} />;
  }
  return null;
}

/** Whoever has gone on by a link inside the site is no longer on the page that it describes. */
export function removeStructuredData(): void {
  document.head.querySelector(`script[type="${type}"]`)?.remove();
}
