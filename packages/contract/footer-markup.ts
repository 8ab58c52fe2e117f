/** What a fragment of the footer may hold: text and links. Server and browser read the same list. */
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

export const footerSchemes = ['https', 'http', 'mailto', 'tel'] as const;

/** A link leads to the web, a mailbox, a telephone, or a place on this site. */
export const footerAddress = new RegExp(
  String.raw`^(?:(?:${footerSchemes.join('|')}):|/(?![/\\])|#)`,
  'i',
);

/** In characters. More is no footer, and not worth a visitor's memory. */
export const footerLimits = { fragment: 4000, answer: 64_000 } as const;
