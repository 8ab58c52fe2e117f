import { useState } from 'react';
import { useIsPrerendered } from '../ui/use-is-prerendered.ts';

/**
 * Data for search engines, which read the page as it was built: the policy has no say over it there,
 * and would refuse a script that is added or changed later.
 */
export function StructuredData({ json }: { json: string }) {
  const isPrerendered = useIsPrerendered();
  const [built] = useState(json);
  if (!isPrerendered || json !== built) return null;
  const html = json.replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
