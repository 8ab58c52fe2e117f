import { useMatches } from 'react-router';
import { createServedMarkup } from '@kongres/ui/served-markup.ts';

const type = 'application/ld+json';

/** Search engines read the built page, so it is in the head of that page only. */
export function StructuredData() {
  for (const { loaderData } of useMatches()) {
    const page = loaderData as { data?: { structured?: string } | null } | undefined;
    const html = page?.data?.structured?.replaceAll('<', '\\u003c');
    if (html) return <script type={type} {...createServedMarkup(html)} />;
  }
  return null;
}

/** After client navigation the data describes another page. */
export function removeStructuredData(): void {
  document.head.querySelector(`script[type="${type}"]`)?.remove();
}
