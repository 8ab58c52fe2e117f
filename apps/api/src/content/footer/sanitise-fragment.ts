import sanitizeHtml from 'sanitize-html';
import {
  footerLinkPattern,
  footerAttributes,
  footerLinkSchemes,
  footerTags,
} from '@kongres/contract/footer-markup';

export interface SanitisedFragment {
  html: string;
  removed: string[];
}

export function sanitiseFragment(raw: string): SanitisedFragment {
  const removed = new Set<string>();
  const clean = sanitizeHtml(raw, {
    allowedTags: [...footerTags],
    allowedAttributes: { a: [...footerAttributes.a], '*': [...footerAttributes['*']] },
    allowedSchemes: [...footerLinkSchemes],
    allowProtocolRelative: false,
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'xmp'],
    onOpenTag: (tag, attributes) => {
      for (const removal of listRemovals(tag, attributes)) removed.add(removal);
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

function listRemovals(tag: string, attributes: Record<string, string>): string[] {
  if (!isOneOf(footerTags, tag)) return [`<${tag}>`];
  return Object.entries(attributes).flatMap(([name, value]) => {
    const allowed = tag === 'a' ? footerAttributes.a : [];
    if (!isOneOf([...allowed, ...footerAttributes['*']], name)) return [`${name} of <${tag}>`];
    return name === 'href' && !isAddress(value) ? [`the address ${value}`] : [];
  });
}

/** Browsers ignore control characters and white space in URLs. */
function isAddress(href: string): boolean {
  return footerLinkPattern.test(href.replaceAll(/[\p{Cc}\p{Cf}\p{Z}]/gu, ''));
}

function isOneOf(list: readonly string[], name: string): boolean {
  return list.includes(name);
}
