/**
 * A link to the page in another language leads to another document, and the browser fetches that when somebody is
 * about to press. It fetches and does no more: a page that ran before its visitor arrives would store things for them.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: 'a[hreflang]' }, eagerness: 'moderate' }],
});
