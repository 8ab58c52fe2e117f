import DOMPurify from 'dompurify';
import { footerAddress, footerAttributes, footerTags } from '@kongres/contract/footer-markup';

const allowed = {
  ALLOWED_TAGS: [...footerTags],
  ALLOWED_ATTR: Object.values(footerAttributes).flat(),
  ALLOWED_URI_REGEXP: footerAddress,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

/** Fragments come from outside: text and links get through, nothing that runs or loads. */
export function sanitise(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
}
