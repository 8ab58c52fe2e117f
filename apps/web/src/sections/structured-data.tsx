/** Data for search engines. It is not run: the policy has no say over it. */
export function StructuredData({ json }: { json: string }) {
  const html = json.replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
