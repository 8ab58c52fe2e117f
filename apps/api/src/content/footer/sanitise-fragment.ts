import sanitizeHtml from 'sanitize-html';
import {
  footerAddress,
  footerAttributes,
  footerSchemes,
  footerTags,
} from '@kongres/contract/footer-markup';

export interface CleanFragment {
  html: string;
  /** What was taken out, in words for whoever wrote it. */
  removed: string[];
}

/** Lets text and links through and says what it did not. */
export function sanitiseFragment(raw: string): CleanFragment {
  const removed = new Set<string>();
  const clean = sanitizeHtml(raw, {
    allowedTags: [...footerTags],
    allowedAttributes: { a: [...footerAttributes.a], '*': [...footerAttributes['*']] },
    allowedSchemes: [...footerSchemes],
    allowProtocolRelative: false,
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'xmp'],
    onOpenTag: (tag, attributes) => {
      for (const what of refused(tag, attributes)) removed.add(what);
    },
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: Object.fromEntries(
          Object.entries(attribs).filter(([name, value]) => name !== 'href' || isAddress(value)),
        ),
      }),
    },
  });
  if (raw.includes('<!--')) removed.add('comments');
  return { html: clean.trim(), removed: [...removed] };
}

function refused(tag: string, attributes: Record<string, string>): string[] {
  if (!isOneOf(footerTags, tag)) return [`<${tag}>`];
  return Object.entries(attributes).flatMap(([name, value]) => {
    const own = tag === 'a' ? footerAttributes.a : [];
    if (!isOneOf([...own, ...footerAttributes['*']], name)) return [`${name} of <${tag}>`];
    return name === 'href' && !isAddress(value) ? [`the address ${value}`] : [];
  });
}

/** Browsers overlook control characters and spaces in an address, so they do not count here. */
function isAddress(href: string): boolean {
  return footerAddress.test(href.replaceAll(/[\p{Cc}\p{Cf}\p{Z}]/gu, ''));
}

function isOneOf(list: readonly string[], name: string): boolean {
  return list.includes(name);
}
