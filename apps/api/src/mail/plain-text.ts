import { toPlainText } from '@react-email/render';

/** The letter without its looks: a line for each fact, an address after each link. */
export function plainText(html: string): string {
  const line = { leadingLineBreaks: 1, trailingLineBreaks: 1 };
  return toPlainText(html, {
    wordwrap: false,
    selectors: [
      { selector: 'tr.fact', format: 'block', options: line },
      { selector: 'td.label', format: 'inlineSurround', options: { suffix: ': ' } },
      ...['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] } },
    ],
  }).replaceAll(/\n{3,}/g, '\n\n');
}
