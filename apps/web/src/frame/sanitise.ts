import DOMPurify from 'dompurify';

const allowed = {
  ALLOWED_TAGS: ['a', 'b', 'br', 'em', 'i', 'li', 'ol', 'p', 'small', 'span', 'strong', 'ul'],
  ALLOWED_ATTR: ['href', 'hreflang', 'lang', 'rel', 'title'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
};

/** Fragments come from outside: text and links get through, nothing that runs or loads. */
export function sanitise(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
}
