import { createElement as el, type ReactNode } from 'react';

const rangeEnd = String.raw`\d{1,2}(?::\d\d|\.)?(?:\s[AP]M)?`;
const unbreakablePattern = new RegExp(
  `((?<!\\d)(?:${[
    `${rangeEnd}[–-]${rangeEnd}`,
    String.raw`\d{1,2}:\d\d\s[AP]M`,
    String.raw`\d{2,3}(?:-\d{2,3}){1,3}`,
  ].join('|')})(?![\\d-])|\\be-mail)`,
  'i',
);

/**
 * Keeps times, postcodes, tax numbers and "E-Mail" on one line. Uses spans because not every mail client
 * supports the word joiner.
 */
export function keepTogether(text: string): ReactNode[] {
  return text.split(unbreakablePattern).map((piece, index) => {
    if (index % 2 === 0) return piece;
    return el('span', { key: `${index}${piece}`, style: { whiteSpace: 'nowrap' } }, piece);
  });
}
