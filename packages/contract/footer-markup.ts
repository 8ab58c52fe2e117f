/** Allow-list shared by server and browser. */
export const footerTags = [
  'a',
  'b',
  'br',
  'em',
  'i',
  'li',
  'ol',
  'p',
  'small',
  'span',
  'strong',
  'ul',
] as const;

export const footerAttributes = { a: ['href', 'hreflang', 'rel'], '*': ['lang', 'title'] } as const;

export const footerLinkSchemes = ['https', 'http', 'mailto', 'tel'] as const;

/** Absolute URL of an allowed scheme, site path or fragment. */
export const footerLinkPattern = new RegExp(
  String.raw`^(?:(?:${footerLinkSchemes.join('|')}):|/(?![/\\])|#)`,
  'i',
);

export const footerLimits = { fragment: 4000, answer: 64_000 } as const;
