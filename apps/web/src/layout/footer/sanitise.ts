import DOMPurify from 'dompurify';
import { footerLinkPattern, footerAttributes, footerTags } from '@kongres/contract/footer-markup';

const allowed = {
  ALLOWED_TAGS: [...footerTags],
  ALLOWED_ATTR: Object.values(footerAttributes).flat(),
  ALLOWED_URI_REGEXP: footerLinkPattern,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

/** The organiser's markup is untrusted: only text and links are allowed. */
export function sanitiseFooter(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
}
