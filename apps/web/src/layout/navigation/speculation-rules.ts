/**
 * Links to other languages load another document, which the browser prefetches on intent. Prerendering would run the
 * page and write storage too early.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: 'a[hreflang]' }, eagerness: 'moderate' }],
});
